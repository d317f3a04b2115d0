import type { Commands } from '#catalog/registry/commands.ts';
import type { CommandHandler } from '#server/engine/context/host.ts';
import { lockJourney } from './bookable.ts';
import { bookingOf } from './bookingRecord.ts';
import { registerPilgrim } from './movePilgrim.ts';
import { lockDepartureOfBooking } from './seats.ts';

export const namePilgrimHandler: CommandHandler<Commands['name_pilgrim_booking']> = {
  locksFirst: lockDepartureOfBooking,
  async run({ tx, request, record, input: { pilgrim } }) {
    await lockJourney({ tx, request }, { ...bookingOf(record), pilgrim });
    return { set: { pilgrim }, output: { file_lacks: null } };
  },
  // The step of the file looks at a file that says its season and package already.
  async follows(context) {
    if (bookingOf(context.record).status !== 'confirmed') return {};
    return { file_lacks: (await registerPilgrim(context, context.input.pilgrim)) ?? null };
  },
};
