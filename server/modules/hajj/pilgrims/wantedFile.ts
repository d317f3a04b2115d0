import { type SQL, sql } from 'drizzle-orm';
import { recognised } from '#catalog/hajj/telling.ts';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import { likeNumber } from '#catalog/engine/texts/numberSpelling.ts';
import type { Field } from '#catalog/engine/fields.ts';
import { hashColumn, hashOf, likeColumn } from '#server/engine/schema/derivedColumns.ts';
import type { Values } from '#server/engine/context/values.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { Vault } from '#server/platform/services/vault.ts';

const fields: Readonly<Record<string, Field>> = hajjPassengerInfo.fields;

/** What tells whether a file is a second one of somebody for the same journey. */
export interface WantedFile {
  /** 0 of a new one. */
  readonly id: number;
  /** The first file of the person, to which their later ones belong. */
  readonly person: number;
  readonly status: string;
  readonly type: string;
  readonly season: number | null;
  /** First and last day of the journey, ISO dates. */
  readonly starts: string | null;
  readonly ends: string | null;
  readonly country: number | null;
  /** Hashes of their numbers by field, as they are and as they are easily mistaken. */
  readonly numbers: Readonly<Record<string, { readonly hash: string; readonly like: string }>>;
}

const idIn = (values: Values, name: string): number | null => (typeof values[name] === 'number' ? values[name] : null);
const textIn = (values: Values, name: string): string | null =>
  typeof values[name] === 'string' && values[name] !== '' ? values[name] : null;

const journeyIn = (values: Values) => ({
  status: textIn(values, 'status') ?? hajjPassengerInfo.fields.status.lifecycle?.initial ?? '',
  type: String(values['pilgrim_type']),
  season: idIn(values, 'season'),
  starts: textIn(values, 'departure_date'),
  ends: textIn(values, 'return_date'),
  country: idIn(values, 'passport_country'),
});

/** A file as somebody is about to write it, its sealed values in clear. */
export function fileFrom(values: Values, vault: Vault): WantedFile {
  const id = idIn(values, 'id') ?? 0;
  const numbers = recognised.flatMap(name => {
    const [text, field] = [textIn(values, name), fields[name]];
    const hash = text && field && hashOf(field, text, { vault });
    const like = text && field && hashOf(field, text, { vault, spelled: likeNumber });
    return hash && like ? [[name, { hash, like }] as const] : [];
  });
  return { id, person: idIn(values, 'first_file') ?? id, ...journeyIn(values), numbers: Object.fromEntries(numbers) };
}

const columns: SQL = sql.join(
  recognised
    .flatMap(name => [sql.identifier(hashColumn(name)), sql.identifier(likeColumn(name))])
    .map(one => sql`file.${one}`),
  sql`, `,
);

/** Files that stand, as they say of their journey themselves, by id. */
export async function storedFiles(tx: Database, ids: readonly number[]): Promise<WantedFile[]> {
  const { rows } = await tx.execute<Values>(sql`
    select file.id, file.first_file, file.status, file.passport_country, file.pilgrim_type, file.season,
      file.departure_date::text as departure_date, file.return_date::text as return_date, ${columns}
    from hajj_passenger_info as file where file.id = any(${sql.param([...ids])}::integer[]) order by file.id`);
  return rows.map(row => {
    const id = idIn(row, 'id') ?? 0;
    const numbers = recognised.flatMap(name => {
      const [hash, like] = [textIn(row, hashColumn(name)), textIn(row, likeColumn(name))];
      return hash && like ? [[name, { hash, like }] as const] : [];
    });
    return { id, person: idIn(row, 'first_file') ?? id, ...journeyIn(row), numbers: Object.fromEntries(numbers) };
  });
}
