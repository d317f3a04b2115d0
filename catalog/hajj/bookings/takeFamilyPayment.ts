import { BUSINESS } from '../../engine/calendar.ts';
import { defineCommand, IN_BOOKS } from '../../engine/defineCommand.ts';
import { date, flag, integer, lines, money, ref } from '../../engine/fields.ts';
import { askedTill, waysInUse } from '../../ledger/vouchers/askedTill.ts';
import { MOST_MONEY } from '../../ledger/vouchers/rounding.ts';
import { booking } from './booking.ts';

/**
 * One payment for several bookings, of one payer or of many, by one receipt (rule R2): split as told, or an amount for all
 * over what is due now of each and then over what it owes besides, less the shares that are told. Into the ledger of the
 * payment method where none is told.
 */
export const takeFamilyPayment = defineCommand({
  verb: 'take_family_payment',
  entity: booking,
  on: 'none',
  input: {
    ...askedTill,
    amount: money({ min: 0, max: MOST_MONEY }),
    paid_on: date({ required: true, ...BUSINESS }),
    shares: lines({ booking: ref('booking', { required: true }), amount: money({ min: 0 }) }),
    /** More than a booking owes is the customer's own money, and refused where that is not said. */
    beyond_due: flag(),
  },
  output: { voucher: integer({ required: true }) },
  offers: waysInUse,
  ...IN_BOOKS,
  byPage: true,
});
