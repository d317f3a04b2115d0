import { BUSINESS } from '../../engine/calendar.ts';
import { defineCommand, type Guard, IN_BOOKS } from '../../engine/defineCommand.ts';
import { date, flag, integer, money } from '../../engine/fields.ts';
import { askedTill, waysInUse } from '../../ledger/vouchers/askedTill.ts';
import { booking } from './booking.ts';
import { left, pendingBookings } from './bookingLifecycle.ts';
import { restOf } from './dueNow.ts';

const isOwed: Guard = { code: 'nothing_due', holds: record => restOf(record) > 0n };

/**
 * Money for it: an advance until they leave, which settles its instalments, the one due first before the others. What is
 * due now where no amount is told, into the ledger of the payment method where none is.
 */
export const takePayment = defineCommand({
  verb: 'take_payment',
  entity: booking,
  from: [...pendingBookings, ...left, 'cancelled'],
  guards: [isOwed],
  shows: ['due_amount', 'paid_amount'],
  isNext: record => restOf(record) > 0n,
  offers: waysInUse,
  input: {
    ...askedTill,
    pay_amount: money({ min: 0 }),
    paid_on: date({ required: true, ...BUSINESS }),
    /** More than is owed is the customer's own money, and refused where that is not said. */
    beyond_due: flag(),
  },
  output: { voucher: integer({ required: true }) },
  many: true,
  inLists: true,
  ...IN_BOOKS,
});
