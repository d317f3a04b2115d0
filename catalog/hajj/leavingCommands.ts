import { BUSINESS } from '../engine/calendar.ts';
import { defineCommand } from '../engine/defineCommand.ts';
import { date, ref } from '../engine/fields.ts';
import { hajjPassengerInfo } from './hajjPassengerInfo.ts';
import { beforeTravel } from './pilgrimLifecycle.ts';

const day = date({ required: true, ...BUSINESS });

/** Somebody else goes in their place, on the departure and so in the season of their booking. */
const beReplaced = defineCommand({
  verb: 'be_replaced',
  entity: hajjPassengerInfo,
  from: beforeTravel,
  to: ['replaced'],
  input: { departure: ref('departure', { required: true }), replaced_on: day },
  reason: true,
  internal: true,
});

export const leavingCommands = [beReplaced] as const;
