import { sql } from 'drizzle-orm';
import type { Commands } from '../../../../catalog/commands.ts';
import { dayIn } from '../../../../catalog/days.ts';
import { seated } from '../../../../catalog/hajj/bookings/bookingLifecycle.ts';
import { violation, type ViolationCode } from '../../../../catalog/violation.ts';
import type { Outset, Work } from '../../../host.ts';
import { refuse } from '../../../http/problem.ts';
import { bookingOf } from './bookingRecord.ts';
import { joinDeparture } from './pilgrimFollows.ts';
import { freeSeat, takeSeat } from './seats.ts';

/** Whether a booking counts on its departure. */
export const isSeated = ({ status }: { readonly status: string }): boolean => seated.some(one => one === status);

/** A pilgrim goes with a departure once. */
async function bookedTwice({
  tx,
  record,
}: Pick<Outset, 'tx'> & { record: unknown }): Promise<ViolationCode | undefined> {
  const { id, pilgrim, departure } = bookingOf(record);
  const { rows } = await tx.execute(sql`
    select 1 from booking where pilgrim = ${pilgrim} and departure = ${departure} and id <> ${id}
      and status in ('waiting', 'held', 'confirmed') limit 1`);
  return rows.length > 0 ? 'booked_twice' : undefined;
}

export const holdSeatWork: Work<Commands['hold_seat_booking']> = {
  guards: [bookedTwice],
  async run(act) {
    const { hold_until: day } = act.input;
    if (day < dayIn(act.desk.host.timeZone, act.desk.host.clock())) refuse([violation('hold_until', 'past_date')]);
    await takeSeat(act, bookingOf(act.record).departure);
    return { set: { hold_until: day }, gives: {} };
  },
};

export const waitWork: Work<Commands['wait_for_seat_booking']> = {
  guards: [bookedTwice],
  run: async () => ({ gives: {} }),
};

export const confirmBooking: Work<Commands['confirm_booking']> = {
  guards: [bookedTwice],
  async run(act) {
    const booking = bookingOf(act.record);
    const { pilgrim, departure } = booking;
    if (!isSeated(booking)) await takeSeat(act, departure);
    await joinDeparture(act.tx, act.desk, { pilgrim, departure, room: act.record.room_type });
    return { set: { hold_until: null }, gives: {} };
  },
};

export const giveUpSeat: Work<Commands['give_up_seat_booking']> = {
  async run(act) {
    const booking = bookingOf(act.record);
    if (isSeated(booking)) await freeSeat(act, booking.departure);
    return { set: { hold_until: null }, gives: {} };
  },
};
