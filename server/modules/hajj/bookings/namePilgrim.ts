import type { Commands } from '#catalog/registry/commands.ts';
import type { Work } from '#server/engine/context/host.ts';
import { holdJourney } from './bookable.ts';
import { bookingOf } from './bookingRecord.ts';
import { registerPilgrim } from './movePilgrim.ts';

export const namePilgrimWork: Work<Commands['name_pilgrim_booking']> = {
  async run({ tx, record, input: { pilgrim } }) {
    await holdJourney(tx, { ...bookingOf(record), pilgrim });
    return { set: { pilgrim }, gives: { file_lacks: null } };
  },
  // The step of the file looks at a file that says its season and package already.
  async follows(act) {
    if (bookingOf(act.record).status !== 'confirmed') return {};
    return { file_lacks: (await registerPilgrim(act, act.input.pilgrim)) ?? null };
  },
};
