import { sql } from 'drizzle-orm';
import { isNotNil } from 'es-toolkit';
import { standingBookings, takesFile } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { toWire } from '#server/engine/records/record.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { closedSeason } from './closedSeason.ts';
import { lockSeason } from './lockSeason.ts';
import { countedElsewhere, fullSeason } from './quota.ts';

interface Booked extends Record<string, unknown> {
  readonly pilgrim: number | null;
  /** Whether the file says what the departure says. */
  readonly stands: boolean;
}

async function bookedOn(tx: Database, departure: number): Promise<readonly Booked[]> {
  const { rows } = await tx.execute<Booked>(sql`
    select pilgrim, ${inStates(sql`status`, standingBookings)} as stands from booking
    where departure = ${departure} and ${inStates(sql`status`, takesFile)}`);
  return rows;
}

/** Whoever is booked on a departure comes with it into another season, which must be open and have a place for them. */
export const departureComesIn: Effect = {
  async check(tx, { entity, host }, { id, season }, stored) {
    if (!stored || typeof season !== 'number') return [];
    if (toWire(entity, stored, host, true)['season'] === season) return [];
    const booked = await bookedOn(tx, Number(id));
    if (booked.length === 0) return [];
    await lockSeason(tx, sql`${season}`);
    const followers = booked.flatMap(({ pilgrim, stands }) => (pilgrim !== null && stands ? [pilgrim] : []));
    const files = await countedElsewhere(tx, followers, season);
    const closed = await closedSeason(tx, 'season', season);
    return [closed ?? (await fullSeason(tx, 'season', { season, files }))].filter(isNotNil);
  },
};
