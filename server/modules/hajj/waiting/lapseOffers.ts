import { sql } from 'drizzle-orm';
import { dayIn } from '#catalog/engine/days/days.ts';
import { departureLifecycle } from '#catalog/hajj/departures/departureLifecycle.ts';
import { entities } from '#catalog/registry/entities.ts';
import { systemCaller } from '#server/engine/access/systemCaller.ts';
import type { Host } from '#server/engine/context/host.ts';
import { inTransaction } from '#server/engine/crud/write.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import { failureForLog } from '#server/platform/forLog.ts';
import { endOffers } from './endOffers.ts';
import { lockWaiting } from './lockWaiting.ts';
import { offerSeats } from './offerSeats.ts';

/** Departures on which an offer has lapsed, or a seat is free for somebody who waits: a season opened, or a file was mended. */
async function lookedAt({ db }: Host, today: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select departure.id from departure where ${inStates(sql`status`, departureLifecycle.groups.ahead)} and (
      exists (select 1 from booking where booking.departure = departure.id and booking.status = 'held'
        and is_offered and hold_until < ${today}::date)
      or departure.status = 'open' and booked < seats and exists (select 1 from booking
        where booking.departure = departure.id and booking.status = 'waiting' and let_pass is not true))
    order by departure.id`);
  return rows.map(({ id }) => id);
}

/**
 * Ends offers whose day is over, those of a departure together, so that a family's seats go to a family; they are
 * offered to the next. One departure that cannot be looked at keeps no other.
 */
export async function lapseOffers(host: Host): Promise<void> {
  const today = dayIn(host.timeZone, host.clock());
  const request = { host, entity: entities.booking, caller: systemCaller };
  await mapInOrder(await lookedAt(host, today), departure =>
    inTransaction(request, async tx => {
      await lockWaiting(tx, { departure });
      await endOffers(tx, request, departure, { reason: 'hold_over', before: today, keepsPlace: false });
      await offerSeats(tx, request, departure, { again: false });
    }).catch((error: unknown) =>
      host.log({ level: 'error', event: 'offers not looked at', record: departure, ...failureForLog(error) }),
    ),
  );
}
