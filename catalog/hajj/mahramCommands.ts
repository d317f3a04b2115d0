import { defineCommand, type Guard } from '../engine/defineCommand.ts';
import { file } from '../engine/fields.ts';
import { hajjPassengerInfo } from './hajjPassengerInfo.ts';
import { beforeTravel } from './pilgrimLifecycle.ts';

/** Whoever is said to be no man is asked for a mahram like a woman. */
const isNoMan: Guard = { code: 'women_only', holds: ({ gender }) => gender !== 'male' };
const isWaived: Guard = { code: 'not_waived', holds: ({ mahram_waiver: waiver }) => Boolean(waiver) };

/** She may travel without a mahram, for the reason told and by the paper that allows it (rules B5). */
const waiveMahram = defineCommand({
  verb: 'waive_mahram',
  entity: hajjPassengerInfo,
  from: beforeTravel,
  guards: [isNoMan],
  input: { mahram_waiver_file: file({ required: true, sealed: true }) },
  reason: true,
  right: 'own',
});

/** Her season asks her for a mahram again. */
const withdrawMahramWaiver = defineCommand({
  verb: 'withdraw_mahram_waiver',
  entity: hajjPassengerInfo,
  from: beforeTravel,
  guards: [isWaived],
  shows: ['mahram_waiver'],
  reason: true,
  right: 'own',
});

export const mahramCommands = [waiveMahram, withdrawMahramWaiver] as const;
