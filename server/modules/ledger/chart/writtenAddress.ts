import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/services/Database.ts';

interface Home {
  /** Columns of a record, in the order in which they are written. */
  readonly streets: readonly string[];
  readonly thana: string;
  readonly city: string;
  readonly code: string;
  readonly country: string;
}

const atHome: Home = {
  streets: ['street_address_one', 'street_address_two'],
  thana: 'thana',
  city: 'city',
  code: 'postal_code',
  country: 'country',
};

const homeOf = (which: 'present' | 'permanent'): Home => ({
  streets: [`${which}_address`],
  thana: `${which}_thana`,
  city: `${which}_city`,
  code: `${which}_postal_code`,
  country: `${which}_country`,
});

const trimmed = (column: string): SQL => sql`nullif(btrim(person.${sql.identifier(column)}), '')`;

const placeOf = (table: string, column: string): SQL =>
  sql`(select place.name from ${sql.identifier(table)} as place where place.id = person.${sql.identifier(column)})`;

/** An address as it stands on a letter; null where nothing but the country is known of it. */
function written({ streets, thana, city, code, country }: Home): SQL {
  const lines = [
    ...streets.map(trimmed),
    sql`nullif(concat_ws(', ', ${placeOf('thana', thana)}, nullif(concat_ws(' ', ${placeOf('city', city)}, ${trimmed(code)}), '')), '')`,
  ];
  const near = sql`nullif(concat_ws(E'\n', ${sql.join(lines, sql`, `)}), '')`;
  return sql`case when ${near} is not null then concat_ws(E'\n', ${near}, ${placeOf('country', country)}) end`;
}

/**
 * The addresses of those who are written to, by the entities that parties are made of. Where employees and members live
 * is for whoever may read their records: it does not go into the books.
 */
export const addresses = {
  user: sql`select person.id, ${written(atHome)} as address from "user" as person
    where exists (select from customer where customer.id = person.id)
      or exists (select from vendor where vendor.id = person.id)`,
  hajj_passenger_info: sql`select person.id,
      coalesce(${written(homeOf('present'))}, ${written(homeOf('permanent'))}) as address
    from hajj_passenger_info as person`,
} as const;

/** Branches as goods are delivered to them. */
export const deliveredTo = sql`select person.id, person.name, ${written(atHome)} as address from branch as person`;

const isAddressed = (source: string): source is keyof typeof addresses => source in addresses;

/** Where the party of a record is written to; null where that is not for the books. */
export async function writtenAddress(tx: Database, source: string, id: number): Promise<string | null> {
  if (!isAddressed(source)) return null;
  const { rows } = await tx.execute<{ address: string | null }>(sql`
    select told.address from (${addresses[source]}) as told where told.id = ${id}`);
  return rows[0]?.address ?? null;
}
