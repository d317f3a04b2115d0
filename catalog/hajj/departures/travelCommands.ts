import { MOST_MONEY } from '../../ledger/vouchers/rounding.ts';
import { BUSINESS } from '../../engine/calendar.ts';
import { defineCommand, IN_BOOKS } from '../../engine/defineCommand.ts';
import { choice, date, flag, integer, lines, longText, money, ref } from '../../engine/fields.ts';
import { heldUpBy } from '../journeyEvents.ts';
import { departure } from './departure.ts';

const day = date({ required: true, ...BUSINESS });

/**
 * What becomes of somebody who is not ready when the others leave. `clear_to_fly`: they fly all the same, which asks for the
 * permission `CLEAR_TO_FLY`.
 */
const outcomes = ['move', 'cancel', 'no_show', 'clear_to_fly'] as const;

/**
 * Everybody who is booked leaves: each booking is billed, its advance settles the bill, and what was paid becomes
 * revenue (rules A2); their files travel. Whoever is not ready, of whom the board shows something as missing, arrears
 * aside, or whose seat is only held or for nobody, is named with what becomes of them. 409 `unnamed_left` lists those who are not.
 */
export const depart = defineCommand({
  verb: 'depart',
  entity: departure,
  from: ['locked'],
  to: ['departed'],
  input: {
    departed_on: day,
    staying: lines({
      booking: ref('booking', { required: true }),
      outcome: choice(outcomes, { required: true }),
      /** To which they are moved. */
      departure: ref('departure'),
      /** What cancelling costs; that of the step of the booking where nothing is said. */
      fee_amount: money({ min: 0, max: MOST_MONEY }),
      reason: longText({ required: true, max: 500 }),
    }),
  },
  output: { pilgrims: integer({ required: true }) },
  ...IN_BOOKS,
});

/**
 * The group is home again; before its day a reason is asked for. Whoever does not come home with it is named with what
 * has happened, and goes on travelling.
 */
export const comeBack = defineCommand({
  verb: 'come_back',
  entity: departure,
  from: ['departed'],
  to: ['returned'],
  input: {
    returned_on: day,
    staying: lines({
      pilgrim: ref('hajj_passenger_info', { required: true }),
      event: choice(heldUpBy, { required: true }),
      event_date: day,
      details: longText({ max: 500 }),
    }),
  },
  output: { pilgrims: integer({ required: true }) },
});

/** Nothing is awaited any more: whoever settles it says that all bills of its suppliers are in. */
export const settle = defineCommand({
  verb: 'settle_departure',
  entity: departure,
  from: ['returned'],
  to: ['settled'],
  input: { bills_in: flag({ required: true }) },
});
