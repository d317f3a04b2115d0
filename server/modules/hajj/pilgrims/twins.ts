import { type SQL, sql } from 'drizzle-orm';
import { underWay } from '#catalog/hajj/pilgrimLifecycle.ts';
import { hashColumn, likeColumn } from '#server/engine/schema/derivedColumns.ts';
import { knownNumber } from '#server/engine/schema/systemTables.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { withdrawnStates } from '../fly/comesWith.ts';
import type { WantedFile } from './wantedFile.ts';

/** A file of somebody else by its number, or of nobody else after all. */
export interface Twin {
  readonly id: number;
  /** The number that both have. */
  readonly field: string;
}

const states = (all: readonly string[]): SQL => sql`${sql.param([...all])}::text[]`;

/**
 * Whether two files are for the same journey (rules B5): of one season of Hajj, or on days of Umrah that overlap. A file
 * without a season, or without days, counts in every one as long as both are under way.
 */
const sameJourney = ({ type, season, starts, ends, status }: WantedFile): SQL => {
  const days = sql`(file.departure_date <= ${ends}::date and file.return_date >= ${starts}::date)`;
  const bothGo = sql`(${status} = any(${states(underWay)}) and file.status = any(${states(underWay)}))`;
  const sameSeason = sql`(file.season = ${season}::integer
    or (file.season is null or ${season}::integer is null) and ${bothGo})`;
  if (type !== 'umrah') return sql`(case when file.pilgrim_type = ${type} then ${sameSeason} else ${days} end)`;
  return sql`(case when file.pilgrim_type = 'umrah' then coalesce(${days}, ${sameSeason} and ${bothGo}) else ${days} end)`;
};

const samePassport = ({ country }: WantedFile): SQL =>
  sql`(file.passport_country is null or ${country}::integer is null or file.passport_country = ${country}::integer)`;

const like = (field: string, file: WantedFile): SQL =>
  sql`file.${sql.identifier(likeColumn(field))} = ${file.numbers[field]?.like}`;

/** The same number, of a passport with its country; one whose country is not said may be the same. */
const same = (field: string, file: WantedFile): SQL => sql`(${like(field, file)}
  and file.${sql.identifier(hashColumn(field))} = ${file.numbers[field]?.hash}
  and ${field === 'passport_number' ? samePassport(file) : sql`true`})`;

/** Only the first are told. */
const MOST = 5;

async function find(tx: Database, file: WantedFile, meets: (field: string) => SQL): Promise<Twin[]> {
  const found: Twin[] = [];
  for (const field of Object.keys(file.numbers)) {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select file.id from hajj_passenger_info as file
      where ${meets(field)} and coalesce(file.first_file, file.id) <> ${file.person}
        and file.status <> all(${withdrawnStates}) and coalesce(${sameJourney(file)}, false)
      order by file.id desc limit ${MOST}`);
    found.push(...rows.map(({ id }) => ({ id, field })));
  }
  return found;
}

/** Files of all branches that are for the same person on the same journey, by a number of theirs. */
export const twinsOf = (tx: Database, file: WantedFile): Promise<Twin[]> => find(tx, file, field => same(field, file));

/** Until the transaction ends nobody else registers one of the numbers of a file. */
export async function lockNumbers(tx: Database, { numbers }: WantedFile): Promise<void> {
  const hashes = [...new Set(Object.values(numbers).map(({ hash }) => hash))].sort();
  if (hashes.length === 0) return;
  // What is there already is locked by being written again.
  await tx.execute(sql`
    insert into ${knownNumber} (hash) select unnest(${sql.param(hashes)}::text[])
    on conflict (hash) do update set hash = excluded.hash`);
}
