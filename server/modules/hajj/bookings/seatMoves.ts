import type { Commands } from '#catalog/registry/commands.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { seated } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Work } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { agree } from './agree.ts';
import { bookable, holdJourney } from './bookable.ts';
import { bookingOf } from './bookingRecord.ts';
import { registerPilgrim } from './movePilgrim.ts';
import { demandBookings, freeSeat, takeSeat } from './seats.ts';

/** Whether a booking counts on its departure. */
export const isSeated = ({ status }: { readonly status: string }): boolean => seated.some(one => one === status);

export const holdSeatWork: Work<Commands['hold_seat_booking']> = {
  guards: [bookable],
  async run(act) {
    const { hold_until: day } = act.input;
    if (day < dayIn(act.desk.host.timeZone, act.desk.host.clock())) refuse([violation('hold_until', 'past_date')]);
    const booking = bookingOf(act.record);
    await holdJourney(act.tx, booking);
    await takeSeat(act, booking.departure);
    return { set: { hold_until: day, ...(await agree(act)) }, gives: {} };
  },
};

export const waitWork: Work<Commands['wait_for_seat_booking']> = {
  guards: [bookable],
  async run(act) {
    const booking = bookingOf(act.record);
    await holdJourney(act.tx, booking);
    await demandBookings(act.tx, booking.departure);
    return { set: await agree(act), gives: {} };
  },
};

export const confirmBooking: Work<Commands['confirm_booking']> = {
  guards: [bookable],
  async run(act) {
    const booking = bookingOf(act.record);
    await holdJourney(act.tx, booking);
    if (!isSeated(booking)) await takeSeat(act, booking.departure);
    return { set: { hold_until: null, ...(await agree(act)) }, gives: { file_lacks: null } };
  },
  // The step of the file looks at a file that says its season and package already.
  async follows(act) {
    const { pilgrim } = bookingOf(act.record);
    return pilgrim === null ? {} : { file_lacks: (await registerPilgrim(act, pilgrim)) ?? null };
  },
};

export const giveUpSeat: Work<Commands['give_up_seat_booking']> = {
  async run(act) {
    const booking = bookingOf(act.record);
    if (isSeated(booking)) await freeSeat(act, booking.departure);
    return { set: { hold_until: null }, gives: {} };
  },
};
