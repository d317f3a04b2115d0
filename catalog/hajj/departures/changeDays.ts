import { BUSINESS } from '../../engine/calendar.ts';
import { defineCommand } from '../../engine/defineCommand.ts';
import { date, flag, integer, longText } from '../../engine/fields.ts';
import { departure } from './departure.ts';

/**
 * Other days for a departure and all who are booked on it; its flights move by as many days. 400 names who is on another
 * journey then, and who would lack what the season asks of these days (rules B5): where only that is in the way,
 * `accept` goes on.
 */
export const changeDays = defineCommand({
  verb: 'change_days',
  entity: departure,
  from: ['draft', 'open', 'full'],
  input: {
    departure_date: date({ required: true, ...BUSINESS }),
    return_date: date({ required: true, ...BUSINESS }),
    accept: flag(),
  },
  begins: ['departure_date', 'return_date'],
  /** How many lack something now that they had before, and who they are as far as the caller may know. */
  output: { now_red: integer({ required: true }), red_pilgrims: longText() },
  reason: true,
});
