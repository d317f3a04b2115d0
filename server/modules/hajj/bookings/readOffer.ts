import { dayIn } from '#catalog/engine/days/days.ts';
import { allowed } from '#catalog/engine/access/access.ts';
import type { BookingOffer } from '#catalog/hajj/bookings/BookingOffer.ts';
import { entities } from '#catalog/registry/entities.ts';
import { knownIds } from '#server/engine/access/scope.ts';
import type { Host } from '#server/engine/context/host.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import { Problem } from '#server/platform/problem.ts';
import { bookable } from './bookable.ts';
import { offeredPrice } from './bookingPrice.ts';
import { packagePlanOf } from './packagePlanOf.ts';

const { booking, departure, hajj_passenger_info: pilgrim } = entities;

interface Asked {
  readonly caller: Caller;
  readonly departure: number;
  readonly room: string | null;
  readonly pilgrim: number | null;
}

/** What would keep a pilgrim from being booked; nothing of one whom the caller may not know. */
async function barOf(host: Host, { caller, departure: to, pilgrim: who }: Asked): Promise<BookingOffer['bar']> {
  if (who === null || !allowed(caller, pilgrim, 'list')) return null;
  if (!(await knownIds(host.db, { caller, entity: pilgrim }, [who])).has(who)) return null;
  const record = {
    id: 0,
    status: 'draft',
    booking_no: '',
    booking_date: dayIn(host.timeZone, host.clock()),
    departure: to,
    pilgrim: who,
    party: 0,
  };
  const bar = await bookable({ tx: host.db, request: { host, caller, entity: booking }, record });
  return bar ? { code: bar.code, ...(bar.params && { params: bar.params }) } : null;
}

/** What a departure offers to whoever would book it, and why the pilgrim could not be booked. 404 */
export async function readOffer(host: Host, asked: Asked): Promise<BookingOffer> {
  const { caller, departure: id, room } = asked;
  const price = await offeredPrice(host.db, { departure: id, room });
  if (price === null || !(await knownIds(host.db, { caller, entity: departure }, [id])).has(id))
    throw new Problem(404, 'not_found');
  const { day, plan } = await packagePlanOf(host.db, id);
  return { price, departure_date: day, plan, bar: await barOf(host, asked) };
}
