import { sql } from 'drizzle-orm';
import { takesFile } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { toWire } from '#server/engine/records/record.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { closedSeason } from './closedSeason.ts';
import { lockSeason } from './lockSeason.ts';

async function hasBookings(tx: Database, departure: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from booking where departure = ${departure}
      and status = any(${sql.param([...takesFile])}::text[]) limit 1`);
  return rows.length > 0;
}

/** Whoever is booked on a departure comes with it into another season, which must be open for them. */
export const departureComesIn: Effect = {
  async check(tx, { entity, host }, { id, season }, stored) {
    if (!stored || typeof season !== 'number') return [];
    if (toWire(entity, stored, host, true)['season'] === season || !(await hasBookings(tx, Number(id)))) return [];
    await lockSeason(tx, sql`${season}`);
    const closed = await closedSeason(tx, 'season', season);
    return closed ? [closed] : [];
  },
};
