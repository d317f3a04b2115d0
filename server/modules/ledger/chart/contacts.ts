import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/services/Database.ts';

const trimmed = (column: string): SQL => sql`nullif(btrim(person.${sql.identifier(column)}), '')`;

const placeOf = (table: string, column: string): SQL =>
  sql`(select place.name from ${sql.identifier(table)} as place where place.id = person.${sql.identifier(column)})`;

/** An address as it stands on a letter; null where nothing but the country is known of it. */
const lines = [
  ...['street_address_one', 'street_address_two'].map(trimmed),
  sql`nullif(concat_ws(', ', ${placeOf('thana', 'thana')}, nullif(concat_ws(' ', ${placeOf('city', 'city')}, ${trimmed('postal_code')}), '')), '')`,
];
const near = sql`nullif(concat_ws(E'\n', ${sql.join(lines, sql`, `)}), '')`;
const written = sql`case when ${near} is not null then concat_ws(E'\n', ${near}, ${placeOf('country', 'country')}) end`;

/**
 * Where customers and vendors are written to, and their numbers. Those of employees, members and pilgrims are for whoever
 * may read their records: they do not go into the books.
 */
export const contacts = sql`
  select person.id, person.email, ${written} as address, person.bin_no, person.tin_no, person.vat_no
  from "user" as person
  where exists (select from customer where customer.id = person.id)
    or exists (select from vendor where vendor.id = person.id)`;

/** Branches as goods are delivered to them. */
export const deliveredTo = sql`select person.id, person.name, ${written} as address from branch as person`;

type Contact = Readonly<Record<'email' | 'address' | 'bin_no' | 'tin_no' | 'vat_no', string | null>>;

const NONE: Contact = { email: null, address: null, bin_no: null, tin_no: null, vat_no: null };

/** Where the party of a record is written to, as far as that is for the books. */
export async function contactOf(tx: Database, source: string, id: number): Promise<Contact> {
  if (source !== 'user') return NONE;
  const { rows } = await tx.execute<Contact & Record<string, unknown>>(sql`
    select email, address, bin_no, tin_no, vat_no from (${contacts}) as told where told.id = ${id}`);
  return rows[0] ?? NONE;
}
