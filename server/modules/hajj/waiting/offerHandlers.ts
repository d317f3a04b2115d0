import type { Commands } from '#catalog/registry/commands.ts';
import type { CommandContext, CommandHandler } from '#server/engine/context/host.ts';
import { bookingOf } from '../bookings/bookingRecord.ts';
import { freeSeat, takeSeat } from '../bookings/seats.ts';
import { beginsToWait } from './beginsToWait.ts';

/** Whoever offers has judged who it is offered to, under the locks of all of them. */
export const offerSeatHandler: CommandHandler<Commands['offer_seat_booking']> = {
  async run(context) {
    await takeSeat(context, bookingOf(context.record).departure);
    return { set: { hold_until: context.input.hold_until, is_offered: true, let_pass: false }, output: {} };
  },
};

/** What a booking says that goes back to waiting, behind all others or where it stood. */
export const waitsOn = async (
  context: Pick<CommandContext, 'tx' | 'now'> & { readonly record: unknown },
  keepsPlace: boolean,
) => ({
  hold_until: null,
  is_offered: false,
  ...(!keepsPlace && { ...(await beginsToWait(context, bookingOf(context.record).pilgrim)), let_pass: true }),
});

/** What it says once it no longer waits. */
export const waitsNoMore = {
  hold_until: null,
  is_offered: false,
  waiting_since: null,
  waiting_family: null,
  let_pass: false,
};

export const endOfferHandler: CommandHandler<Commands['end_offer_booking']> = {
  async run(context) {
    await freeSeat(context, bookingOf(context.record).departure);
    return { set: await waitsOn(context, context.input.keeps_place), output: {} };
  },
};
