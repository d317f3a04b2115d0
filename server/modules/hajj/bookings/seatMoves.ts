import type { Commands } from '#catalog/registry/commands.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { seated } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { agree } from './agree.ts';
import { bookable, lockJourney } from './bookable.ts';
import { bookingOf } from './bookingRecord.ts';
import { registerPilgrim } from './movePilgrim.ts';
import { demandBookings, freeSeat, takeSeat } from './seats.ts';

/** Whether a booking counts on its departure. */
export const isSeated = ({ status }: { readonly status: string }): boolean => seated.some(one => one === status);

export const holdSeatHandler: CommandHandler<Commands['hold_seat_booking']> = {
  guards: [bookable],
  async run(context) {
    const { hold_until: day } = context.input;
    if (day < dayIn(context.request.host.timeZone, context.request.host.clock()))
      refuse([violation('hold_until', 'past_date')]);
    const booking = bookingOf(context.record);
    await lockJourney(context, booking);
    await takeSeat(context, booking.departure);
    return { set: { hold_until: day, ...(await agree(context)) }, output: {} };
  },
};

export const waitHandler: CommandHandler<Commands['wait_for_seat_booking']> = {
  guards: [bookable],
  async run(context) {
    const booking = bookingOf(context.record);
    await lockJourney(context, booking);
    await demandBookings(context.tx, booking.departure);
    return { set: await agree(context), output: {} };
  },
};

export const confirmBooking: CommandHandler<Commands['confirm_booking']> = {
  guards: [bookable],
  async run(context) {
    const booking = bookingOf(context.record);
    await lockJourney(context, booking);
    if (!isSeated(booking)) await takeSeat(context, booking.departure);
    return { set: { hold_until: null, ...(await agree(context)) }, output: { file_lacks: null } };
  },
  // The step of the file looks at a file that says its season and package already.
  async follows(context) {
    const { pilgrim } = bookingOf(context.record);
    return pilgrim === null ? {} : { file_lacks: (await registerPilgrim(context, pilgrim)) ?? null };
  },
};

export const giveUpSeat: CommandHandler<Commands['give_up_seat_booking']> = {
  async run(context) {
    const booking = bookingOf(context.record);
    if (isSeated(booking)) await freeSeat(context, booking.departure);
    return { set: { hold_until: null }, output: {} };
  },
};
