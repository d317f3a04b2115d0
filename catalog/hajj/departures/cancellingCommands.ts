import { defineCommand } from '../../engine/defineCommand.ts';
import { integer } from '../../engine/fields.ts';
import { departure } from './departure.ts';

/**
 * The agency calls a departure off. From here on it takes nobody, and each of its bookings is ended by itself, today or
 * later, by whoever may: whoever waits and whatever draft has no money goes at once. Cancelled once none is left.
 */
const beginCancelling = defineCommand({
  verb: 'begin_cancelling',
  entity: departure,
  from: ['draft', 'open', 'full', 'locked'],
  to: ['cancelling', 'cancelled'],
  /** How many drafts and waiting bookings without money have ended. */
  output: { ended: integer({ required: true }) },
  reason: true,
  right: 'own',
  moves: 'seats',
  byPage: true,
});

/** It takes place after all, with those who are left; nobody comes back by this who has ended. */
const stopCancelling = defineCommand({
  verb: 'stop_cancelling',
  entity: departure,
  from: ['cancelling'],
  to: ['locked'],
  reason: true,
  right: 'own',
  byPage: true,
});

export const cancellingCommands = [beginCancelling, stopCancelling] as const;
