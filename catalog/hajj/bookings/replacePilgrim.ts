import { MOST_MONEY } from '../../ledger/vouchers/rounding.ts';
import { BUSINESS } from '../../engine/calendar.ts';
import { defineCommand, type Guard, IN_BOOKS } from '../../engine/defineCommand.ts';
import { date, flag, money, ref, text } from '../../engine/fields.ts';
import { beforeTravel } from '../pilgrimLifecycle.ts';
import { booking } from './booking.ts';

const isNamed: Guard = { code: 'nobody_named', holds: ({ pilgrim }) => typeof pilgrim === 'number' };
const isPayable: Guard = { code: 'payer_missing', holds: ({ party }) => typeof party === 'number' };

/**
 * Somebody else goes in their place: a booking of the same terms is confirmed in the very seat, which is free at no time,
 * and this one is cancelled for the fee of its step. What was paid beyond that goes along where the same party pays, who
 * is the present payer where they pay for another than themself; else it may be refunded. As often as the season lets
 * pilgrims be replaced, also while it is closed or full: one comes for one whom it counts, or has sold the seat. On a seat
 * that is only held nobody comes who could not be confirmed.
 */
const replacePilgrim = defineCommand({
  verb: 'replace_pilgrim',
  entity: booking,
  from: ['held', 'confirmed'],
  to: ['cancelled'],
  guards: [isNamed, isPayable],
  shows: ['amount', 'paid_amount'],
  input: {
    pilgrim: ref('hajj_passenger_info', { required: true }),
    party: ref('party'),
    replaced_on: date({ required: true, ...BUSINESS }),
    fee_amount: money({ min: 0, max: MOST_MONEY }),
    /** Although others wait for a seat, where this one is only held: whoever may confirm before them says so. */
    before_others: flag(),
  },
  offers: { pilgrim: () => ({ status__in: [...beforeTravel] }) },
  output: {
    new_booking: ref('booking', { required: true }),
    /** Code of what the new file still needs before it is registered. */
    file_lacks: text(),
  },
  reason: true,
  ...IN_BOOKS,
});

/** Confirms a booking in the seat of the one that it stands for, by the fees that were agreed there. */
const takePlace = defineCommand({
  verb: 'take_place',
  entity: booking,
  from: ['draft'],
  to: ['confirmed'],
  input: { booking: ref('booking', { required: true }) },
  internal: true,
});

export const replacementCommands = [replacePilgrim, takePlace] as const;
