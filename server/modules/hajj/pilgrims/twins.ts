import { type SQL, sql } from 'drizzle-orm';
import { partition } from 'es-toolkit';
import { hashColumn, likeColumn } from '#server/engine/schema/derivedColumns.ts';
import { knownNumber } from '#server/engine/schema/systemTables.ts';
import { withdrawn } from '#catalog/hajj/pilgrimLifecycle.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { journeyOf, sameJourney, withBooked } from './sameJourney.ts';
import type { WantedFile } from './wantedFile.ts';

/** A file of somebody else by its number, or of nobody else after all. */
export interface Twin {
  readonly id: number;
  /** The number that both have. */
  readonly field: string;
}

/** The journey that a file is wanted for. */
const wanted = ({ type, status, season, starts, ends }: WantedFile) => ({
  type: sql`${type}::text`,
  status: sql`${status}::text`,
  season: sql`${season}::integer`,
  starts: sql`${starts}::date`,
  ends: sql`${ends}::date`,
});

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

/** Files for the same journey with a number that is the same, or easily taken for it, those with the very number first. */
const alike = (field: string, file: WantedFile, meets: SQL): SQL => sql`
  (select file.id, ${field}::text as field, coalesce(${same(field, file)}, false) as same
   from hajj_passenger_info as file ${withBooked('file')}
   where ${meets} and coalesce(file.first_file, file.id) <> ${file.person}
     and not ${inStates(sql`file.status`, withdrawn)} and coalesce(${sameJourney(journeyOf('file'), wanted(file))}, false)
   order by same desc, file.id desc limit ${MOST})`;

async function find(
  tx: Database,
  file: WantedFile,
  meets: (field: string) => SQL,
): Promise<(Twin & { readonly same: boolean })[]> {
  const questions = Object.keys(file.numbers).map(field => alike(field, file, meets(field)));
  if (questions.length === 0) return [];
  const { rows } = await tx.execute<{ id: number; field: string; same: boolean }>(
    sql.join(questions, sql` union all `),
  );
  return rows;
}

/** Files of all branches that are for the same person on the same journey, by a number of theirs. */
export const twinsOf = (tx: Database, file: WantedFile): Promise<Twin[]> => find(tx, file, field => same(field, file));

/**
 * Those, and beside them files that may be the same person's: a number differs by letters easily taken for digits, or
 * another country has issued it.
 */
export async function alikeOf(
  tx: Database,
  file: WantedFile,
): Promise<{ readonly twins: readonly Twin[]; readonly likenesses: readonly Twin[] }> {
  const [twins, likenesses] = partition(await find(tx, file, field => like(field, file)), found => found.same);
  // Who is refused by one number is not warned of by another.
  const refused = new Set(twins.map(({ id }) => id));
  return { twins, likenesses: likenesses.filter(({ id }) => !refused.has(id)) };
}

/** Until the transaction ends nobody else registers one of the numbers of some files. */
export async function lockNumbers(tx: Database, files: readonly Pick<WantedFile, 'numbers'>[]): Promise<void> {
  const hashes = [...new Set(files.flatMap(({ numbers }) => Object.values(numbers).map(({ hash }) => hash)))].sort();
  if (hashes.length === 0) return;
  // What is there already is locked by being written again.
  await tx.execute(sql`
    insert into ${knownNumber} (hash) select unnest(${sql.param(hashes)}::text[])
    on conflict (hash) do update set hash = excluded.hash`);
}
