import { BUSINESS } from '../../engine/calendar.ts';
import { defineCommand, type Guard, IN_BOOKS } from '../../engine/defineCommand.ts';
import { date, flag, integer, lines, money } from '../../engine/fields.ts';
import { askedTill, waysInUse } from '../../ledger/vouchers/askedTill.ts';
import { order } from './order.ts';

const isOwed: Guard = { code: 'nothing_outstanding', holds: ({ outstanding }) => Number(outstanding ?? 0) > 0 };

/**
 * Money for it: settles its bills, and what is left of it waits as an advance for the next shipment (rule S1). Paid in
 * several ways it is one receipt with a row for each, since an order knows its payments by their receipts. 400
 * `over_outstanding` for more than is owed, unless that is meant.
 */
export const takeOrderPayment = defineCommand({
  verb: 'take_payment',
  entity: order,
  from: ['pending', 'confirmed', 'processing', 'shipped', 'delivered'],
  guards: [isOwed],
  offers: waysInUse,
  input: {
    ...askedTill,
    /** All that is outstanding where nothing is said. */
    pay_amount: money({ min: 0 }),
    paid_on: date({ required: true, ...BUSINESS }),
    /** Parts of the amount that are paid in other ways: what they leave is paid in the first one. */
    other_payments: lines({ ...askedTill, amount: money({ required: true, min: 0 }) }),
    /** More than is owed is the customer's own money, and refused where that is not said. */
    beyond_due: flag(),
  },
  shows: ['due_amount', 'paid_amount', 'outstanding'],
  output: { voucher: integer({ required: true }) },
  ...IN_BOOKS,
});
