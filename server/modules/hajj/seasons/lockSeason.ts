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

/** That of a departure. */
export const lockSeasonOfDeparture = (tx: Database, departure: number): Promise<void> =>
  lockSeason(tx, sql`select season from departure where id = ${departure}`);
