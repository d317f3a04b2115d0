import { sql } from 'drizzle-orm';
import { dayIn } from '#catalog/engine/days/days.ts';
import { runScheduled } from '#server/engine/commands/runScheduled.ts';
import type { Host } from '#server/engine/context/host.ts';
import { repeatedly } from '#server/platform/repeatedly.ts';
import { lapseOffers } from '../waiting/lapseOffers.ts';

/** How often the day is looked at, in milliseconds. */
const LOOK = 5 * 60 * 1000;

/**
 * Gives up seats that were held until a day that is over. Safe to run in several processes at once: a booking that was
 * confirmed meanwhile keeps its seat. Offers that have lapsed go to the next who wait.
 */
export async function expireHolds(host: Host): Promise<void> {
  const { rows } = await host.db.execute<{ id: number }>(sql`
    select id from booking where status = 'held' and is_offered is not true and hold_until < ${dayIn(host.timeZone, host.clock())} order by id`);
  await runScheduled(host, 'give_up_seat_booking', {
    reason: 'hold_over',
    ids: rows.map(({ id }) => id),
  });
  await lapseOffers(host);
}

/** Does so from now on; gives what ends it after the round under way. */
export const expireHoldsEnding = (host: Host): (() => Promise<void>) =>
  repeatedly(() => expireHolds(host), { every: LOOK, log: host.log, failed: 'held seats not looked at' });
