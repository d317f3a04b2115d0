import { sql } from 'drizzle-orm';
import type { Obstacle } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { GuardContext } from '#server/engine/context/host.ts';
import { lockDepartures } from '../bookings/seats.ts';
import { lockSeasonsOfDepartures } from './lockSeason.ts';

/** Locks the departure of a booking and its season: who is replaced there is counted by one at a time. */
export async function lockReplacements(tx: Database, booking: number): Promise<void> {
  const { rows } = await tx.execute<{ departure: number }>(sql`select departure from booking where id = ${booking}`);
  for (const { departure } of rows) {
    await lockDepartures(tx, [departure]);
    await lockSeasonsOfDepartures(tx, [departure]);
  }
}

/** A season lets so many of its pilgrims be replaced, files of all branches; without a number, any (rules B5). */
export async function replacementLeft({
  tx,
  record,
}: Pick<GuardContext, 'tx'> & { readonly record: { readonly departure: number } }): Promise<Obstacle | undefined> {
  const { rows } = await tx.execute<{ name: string; quota: number }>(sql`
    select season.name, replacement_quota as quota from departure join season on season.id = departure.season
    where departure.id = ${record.departure} and replacement_quota <= (
      select count(*) from hajj_passenger_info as file where file.season = season.id and file.status = 'replaced')`);
  const [found] = rows;
  return found && { code: 'replacements_full', params: { season: found.name, quota: found.quota } };
}
