import { BUSINESS } from '../engine/calendar.ts';
import { defineCommand, type Guard } from '../engine/defineCommand.ts';
import { date, longText } from '../engine/fields.ts';
import { hajjPassengerInfo } from './hajjPassengerInfo.ts';
import { hasDied, journeyEvents } from './journeyEvents.ts';

const { event, event_date: day, details } = journeyEvents.journey_events.lines;

const isAlive: Guard = { code: 'has_died', holds: record => !hasDied(record) };

/** What has happened to them while they are away: their group says so when it comes home. */
const recordEvent = defineCommand({
  verb: 'record_event',
  entity: hajjPassengerInfo,
  from: ['travelling'],
  input: { event, event_date: day, details },
  internal: true,
});

/** They are home as well, on a day of their own. */
const comeHome = defineCommand({
  verb: 'come_home',
  entity: hajjPassengerInfo,
  from: ['travelling'],
  to: ['returned'],
  guards: [isAlive],
  input: { returned_on: date({ required: true, ...BUSINESS }), details: longText({ max: 500 }) },
});

export const eventCommands = [recordEvent, comeHome] as const;
