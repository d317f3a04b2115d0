import { sql } from 'drizzle-orm';
import { type Obstacle, violation, type Violation } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { GuardContext } from '#server/engine/context/host.ts';
import { isCounted } from './counted.ts';

/** How many pilgrims a season counts, files of all branches. */
export async function countedOn(tx: Database, season: number): Promise<number> {
  const { rows } = await tx.execute<{ counted: number }>(sql`
    select count(*)::int as counted from hajj_passenger_info as file
    where file.season = ${season} and ${isCounted(sql`file`)}`);
  return rows[0]?.counted ?? 0;
}

/** Why a season has no place for files that would come to be counted on it; undefined where it bounds nothing. */
async function full(
  tx: Database,
  { season, files }: { readonly season: unknown; readonly files: readonly number[] },
): Promise<Obstacle | undefined> {
  if (typeof season !== 'number' || files.length === 0) return undefined;
  const { rows } = await tx.execute<{ name: string; quota: number }>(sql`
    select name, quota from season where id = ${season} and quota < ${files.length} + (
      select count(*) from hajj_passenger_info as file where file.season = season.id
        and file.id <> all(${sql.param([...files])}::integer[]) and ${isCounted(sql`file`)})`);
  const [found] = rows;
  return found && { code: 'season_full', params: { season: found.name, quota: found.quota } };
}

/** The same at a field. */
export async function fullSeason(
  tx: Database,
  field: string,
  coming: { readonly season: unknown; readonly files: readonly number[] },
): Promise<Violation | undefined> {
  const bar = await full(tx, coming);
  return bar && violation(field, bar.code, bar.params);
}

/** Of some files those that are counted, but not on this season: they come to be as soon as they go with it. */
export async function countedElsewhere(tx: Database, files: readonly number[], season: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select file.id from hajj_passenger_info as file where file.id = any(${sql.param([...files])}::integer[])
      and file.season is distinct from ${season}::integer and ${isCounted(sql`file`)} order by file.id`);
  return rows.map(({ id }) => id);
}

type FileContext = Pick<GuardContext, 'tx'> & {
  readonly record: { readonly id: number; readonly season?: number | null };
};

/** The season of a file has a place for it (rules B5). */
export const placeLeft = ({ tx, record }: FileContext): Promise<Obstacle | undefined> =>
  full(tx, { season: record.season, files: [record.id] });

/** Beyond the quota goes only who has no place within it. */
export const noPlaceLeft = async (context: FileContext): Promise<Obstacle | undefined> =>
  (await placeLeft(context)) ? undefined : { code: 'season_not_full' };
