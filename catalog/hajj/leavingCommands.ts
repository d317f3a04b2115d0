import { BUSINESS } from '../engine/calendar.ts';
import { defineCommand } from '../engine/defineCommand.ts';
import { date, ref, text } from '../engine/fields.ts';
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

/** They go with another agency from a day on. They do not come back to this file. */
const transferOut = defineCommand({
  verb: 'transfer_out',
  entity: hajjPassengerInfo,
  from: beforeTravel,
  to: ['transferred_out'],
  input: { to_agency: text({ required: true, max: 200 }), transferred_on: day },
  reason: true,
  many: true,
});

export const leavingCommands = [beReplaced, transferOut] as const;
