import { MOST_MONEY } from '../../ledger/vouchers/rounding.ts';
import { BUSINESS } from '../../engine/calendar.ts';
import { defineCommand, IN_BOOKS } from '../../engine/defineCommand.ts';
import { choice, date, flag, integer, money, ref } from '../../engine/fields.ts';
import { booking } from './booking.ts';
import { openBookings } from './bookingLifecycle.ts';
import { planned } from './instalmentLines.ts';

/** What may become of a booking whose departure the agency cancels: it goes elsewhere, or its money back, or waits. */
export const choosable = ['move', 'refund', 'keep'] as const;

/** The same, and what ends without anybody's choice, as it has no money. */
export const outcomes = [...choosable, 'drop'] as const;
export type Outcome = (typeof outcomes)[number];

/**
 * What becomes of one booking of a departure that is being cancelled. Moved, it follows the rules of `move_booking`, at
 * its present price where nothing else is told. Else it is cancelled as by `cancel`: refunded through a till at once where
 * one is told, and where not, or where it is kept, what was paid waits for its refund or for another booking. Nobody owes
 * a fee for it, unless somebody who may `reprice` says so.
 */
export const endWithDeparture = defineCommand({
  verb: 'end_with_departure',
  entity: booking,
  from: openBookings,
  shows: ['amount', 'paid_amount'],
  input: {
    outcome: choice(choosable, { required: true }),
    /** Where to, of one that is moved. */
    departure: ref('departure'),
    price: money({ min: 0, max: MOST_MONEY }),
    instalments: planned,
    /** When it was cancelled; today where nothing is told. */
    cancelled_on: date(BUSINESS),
    spent_amount: money({ min: 0, max: MOST_MONEY, initial: '0.00' }),
    fee_amount: money({ min: 0, max: MOST_MONEY, initial: '0.00' }),
    ends_file: flag(),
    /** From which till it is refunded at once. */
    ledger: ref('ledger_account', { among: 'money' }),
    /** That day; the one of the cancellation where nothing is told. */
    paid_on: date(BUSINESS),
  },
  output: {
    refund: integer(),
    mahram_stays: flag(),
    women_left: integer(),
    /** It was the last one: the departure is cancelled. */
    departure_ends: flag({ required: true }),
  },
  reason: true,
  ...IN_BOOKS,
  byPage: true,
});

/** A draft or waiting booking without money ends as its departure is cancelled. */
export const dropWithDeparture = defineCommand({
  verb: 'drop_with_departure',
  entity: booking,
  from: ['draft', 'waiting'],
  to: ['cancelled'],
  internal: true,
});
