import type { Commands } from '#catalog/registry/commands.ts';
import type { CommandHandler } from '#server/engine/context/host.ts';
import { oneForOne } from '../seasons/oneForOne.ts';
import { lockJourney } from './bookable.ts';
import { bookingOf } from './bookingRecord.ts';
import { registerPilgrim } from './movePilgrim.ts';
import { lockDepartureOfBooking } from './seats.ts';

export const namePilgrimHandler: CommandHandler<Commands['name_pilgrim_booking']> = {
  locksFirst: lockDepartureOfBooking,
  async run({ tx, request, record, input: { pilgrim } }) {
    const booking = bookingOf(record);
    // A seat that was sold before its season closed is told for whom it is at any time.
    const leaves = (await oneForOne(tx, booking)) ? [booking.departure] : [];
    await lockJourney({ tx, request }, { ...booking, pilgrim, leaves });
    return { set: { pilgrim }, output: { file_lacks: null } };
  },
  // The step of the file looks at a file that says its season and package already.
  async follows(context) {
    if (bookingOf(context.record).status !== 'confirmed') return {};
    return { file_lacks: (await registerPilgrim(context, context.input.pilgrim)) ?? null };
  },
};
