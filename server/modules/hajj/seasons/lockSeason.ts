import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/services/Database.ts';

/**
 * Locks a season, by its id in SQL, until the transaction ends: it stays open or closed, and who is counted on it is
 * counted by one at a time. After departures, before files.
 */
export async function lockSeason(tx: Database, season: SQL): Promise<void> {
  await tx.execute(sql`select id from season where id = (${season}) for no key update`);
}

/** That of a file; without one nothing is locked. */
export const lockSeasonOfFile = (tx: Database, file: number): Promise<void> =>
  lockSeason(tx, sql`select season from hajj_passenger_info where id = ${file}`);

/** Those of departures, in one order for everybody. */
export async function lockSeasonsOfDepartures(tx: Database, departures: readonly number[]): Promise<void> {
  await tx.execute(sql`
    select id from season where id in (
      select season from departure where id = any(${sql.param([...departures])}::integer[]))
    order by id for no key update`);
}
