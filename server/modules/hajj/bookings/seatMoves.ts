import type { Commands } from '#catalog/registry/commands.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { seated } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { isIn } from '#catalog/engine/lifecycle.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { CommandContext, CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { beginsToWait } from '../waiting/beginsToWait.ts';
import { lockWaiting } from '../waiting/lockWaiting.ts';
import { waitsNoMore, waitsOn } from '../waiting/offerHandlers.ts';
import { offerSeats } from '../waiting/offerSeats.ts';
import { letOthersFirst, nobodyWaits } from '../waiting/othersWait.ts';
import { agree } from './agree.ts';
import { bookable, lockJourney } from './bookable.ts';
import { bookingOf } from './bookingRecord.ts';
import { registerPilgrim } from './movePilgrim.ts';
import { demandBookings, freeSeat, lockDepartureOfBooking, takeSeat } from './seats.ts';

/** Whether a booking counts on its departure. */
export const isSeated = ({ status }: { readonly status: string }): boolean => isIn(seated, status);

export const holdSeatHandler: CommandHandler<Commands['hold_seat_booking']> = {
  locksFirst: lockDepartureOfBooking,
  guards: [bookable],
  async run(context) {
    const { hold_until: day } = context.input;
    if (day < dayIn(context.request.host.timeZone, context.request.host.clock()))
      refuse([violation('hold_until', 'past_date')]);
    const booking = bookingOf(context.record);
    await lockJourney(context, booking);
    await letOthersFirst(context, booking);
    await takeSeat(context, booking.departure);
    return { set: { ...waitsNoMore, hold_until: day, ...(await agree(context)) }, output: {} };
  },
};

export const waitHandler: CommandHandler<Commands['wait_for_seat_booking']> = {
  guards: [bookable],
  async run(context) {
    const booking = bookingOf(context.record);
    await lockJourney(context, booking);
    await demandBookings(context.tx, booking.departure);
    const place = await beginsToWait(context, booking.pilgrim);
    return { set: { ...place, let_pass: false, ...(await agree(context)) }, output: {} };
  },
};

type Confirming =
  | CommandContext<Commands['confirm_booking']>
  | CommandContext<Commands['confirm_before_others_booking']>;

async function confirm(context: Confirming, { before }: { readonly before: boolean }) {
  const booking = bookingOf(context.record);
  await lockJourney(context, booking);
  if (!isSeated(booking)) {
    if (!before) await letOthersFirst(context, booking);
    await takeSeat(context, booking.departure);
  }
  return { set: { ...waitsNoMore, ...(await agree(context)) }, output: { file_lacks: null } };
}

export const confirmBooking: CommandHandler<Commands['confirm_booking']> = {
  locksFirst: lockDepartureOfBooking,
  guards: [bookable],
  run: context => confirm(context, { before: false }),
  // The step of the file looks at a file that says its season and package already.
  async follows(context) {
    const { pilgrim } = bookingOf(context.record);
    return pilgrim === null ? {} : { file_lacks: (await registerPilgrim(context, pilgrim)) ?? null };
  },
};

/** All is asked that is asked of whoever is confirmed, but that nobody has waited longer. */
export const confirmBeforeOthers: CommandHandler<Commands['confirm_before_others_booking']> = {
  locksFirst: lockDepartureOfBooking,
  guards: [nobodyWaits, bookable],
  run: context => confirm(context, { before: true }),
  async follows(context) {
    const { pilgrim } = bookingOf(context.record);
    return pilgrim === null ? {} : { file_lacks: (await registerPilgrim(context, pilgrim)) ?? null };
  },
};

export const giveUpSeat: CommandHandler<Commands['give_up_seat_booking']> = {
  locksFirst: lockDepartureOfBooking,
  async run(context) {
    const booking = bookingOf(context.record);
    if (isSeated(booking)) {
      await lockWaiting(context.tx, booking);
      await freeSeat(context, booking.departure);
    }
    return context.record.is_offered
      ? { to: 'waiting', set: await waitsOn(context, false), output: {} }
      : { to: 'draft', set: waitsNoMore, output: {} };
  },
  // The seat that somebody turns down is offered to nobody who has turned it down before.
  async follows({ tx, request, record }) {
    const booking = bookingOf(record);
    if (isSeated(booking)) await offerSeats(tx, request, booking.departure, { again: record.is_offered !== true });
    return {};
  },
};
