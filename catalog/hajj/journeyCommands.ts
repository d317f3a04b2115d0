import { defineCommand } from '../engine/defineCommand.ts';
import { choice, ref } from '../engine/fields.ts';
import { hajjPassengerInfo } from './hajjPassengerInfo.ts';
import { beforeTravel, reopenable } from './pilgrimLifecycle.ts';

const nextFile = { next_file: ref('hajj_passenger_info', { required: true }) } as const;

/** Makes the next file of the same person: who they are, and nothing of the journey that this one is for. */
const newJourney = defineCommand({
  verb: 'new_journey',
  entity: hajjPassengerInfo,
  input: { pilgrim_type: choice(['hajj', 'umrah']) },
  begins: ['pilgrim_type'],
  output: nextFile,
  right: 'own',
});

/** They go in another season instead: this file ends, and their next one is made. */
const transfer = defineCommand({
  verb: 'transfer',
  entity: hajjPassengerInfo,
  from: beforeTravel,
  to: ['transferred'],
  output: nextFile,
  reason: true,
  many: true,
});

/**
 * They come after all. The file goes back to where it stood, or to the last state before that whose guards hold now; its
 * cancelled booking stays cancelled.
 */
const reopenFile = defineCommand({
  verb: 'reopen_file',
  entity: hajjPassengerInfo,
  from: reopenable,
  to: beforeTravel,
  reason: true,
  right: 'own',
});

export const journeyCommands = [newJourney, transfer, reopenFile] as const;
