import { overpaid } from '../../bills/settlement/overpaid.ts';
import { BUSINESS } from '../../engine/calendar.ts';
import { defineCommand, defineSteps, IN_BOOKS } from '../../engine/defineCommand.ts';
import { date, integer, lines, longText, money } from '../../engine/fields.ts';
import { askedTill, waysInUse } from '../../ledger/vouchers/askedTill.ts';
import { order } from './order.ts';
import { orderReturn } from './orderReturn.ts';
import { type Counters, openOf, returnableOf } from './orderStatus.ts';

const hasReturnable = {
  code: 'nothing_returnable',
  holds: ({ items }: Readonly<Record<string, unknown>>) =>
    Array.isArray(items) && (items as readonly Counters[]).some(line => returnableOf(line) > 0),
} as const;

/** All that was shipped has come back: given by the inspection of the last of it. */
const backwards = defineSteps(order, {
  mark_returned: {
    from: ['shipped', 'delivered', 'completed'],
    to: 'returned',
    internal: true,
    guards: [
      {
        code: 'not_all_returned',
        holds: ({ items }) =>
          Array.isArray(items) &&
          (items as readonly Counters[]).every(line => openOf(line) === 0 && returnableOf(line) === 0),
      },
    ],
  },
});

const output = { order_return: integer({ required: true }) } as const;

/** Pieces that the customer wants to send back, of shipped ones; all of them where no line is named. */
const requestReturn = defineCommand({
  verb: 'request_return',
  entity: order,
  from: ['shipped', 'delivered', 'completed'],
  guards: [hasReturnable],
  input: {
    requested_on: date({ required: true, ...BUSINESS }),
    pieces: lines({ line: integer({ required: true }), quantity: integer({ required: true, min: 1 }) }),
    details: longText({ max: 2000 }),
  },
  output,
});

/** The customer has not taken what was brought to them: all of it comes back at once, to be inspected. */
const refuse = defineCommand({
  verb: 'refuse_delivery',
  entity: order,
  from: ['shipped'],
  guards: [hasReturnable],
  input: { received_on: date({ required: true, ...BUSINESS }) },
  reason: true,
  right: 'own',
  output,
});

/**
 * Gives back what was paid for it beyond what is due, by a refund of the accounts. 400 `over_refundable` for more than
 * that (rules B2).
 */
const refundOrder = defineCommand({
  verb: 'refund',
  entity: order,
  input: {
    ...askedTill,
    /** All that may be given back where nothing is said. */
    pay_amount: money({ min: 0 }),
    paid_on: date({ required: true, ...BUSINESS }),
  },
  guards: [overpaid],
  offers: waysInUse,
  shows: ['due_amount', 'paid_amount'],
  output: { refund: integer({ required: true }) },
  ...IN_BOOKS,
});

const receive = defineCommand({
  verb: 'receive_return',
  entity: orderReturn,
  from: ['approved'],
  to: ['received'],
  input: { received_on: date({ required: true, ...BUSINESS }) },
  right: 'own',
});

/**
 * Says of each line how many pieces go back into the stock, are scrapped, or go to the customer again; all back into the
 * stock where none is named. Those that stay are credited by a credit note for their bill, and leave the cost of goods
 * sold at what they were issued for (rules A2, K7). 400 `other_pieces` where they are not as many as came.
 */
const inspect = defineCommand({
  verb: 'inspect_return',
  entity: orderReturn,
  from: ['received'],
  to: ['inspected'],
  input: {
    inspected_on: date({ required: true, ...BUSINESS }),
    findings: lines({
      line: integer({ required: true }),
      restocked: integer({ min: 0, initial: 0 }),
      scrapped: integer({ min: 0, initial: 0 }),
      sent_back: integer({ min: 0, initial: 0 }),
    }),
  },
  ...IN_BOOKS,
});

const allow = defineSteps(orderReturn, { allow_return: { from: ['requested'], to: 'approved', right: 'own' } });
const endings = defineSteps(orderReturn, {
  close: { from: ['inspected'], to: 'closed', right: 'own' },
  reject_return: { from: ['requested'], to: 'rejected', reason: true, right: 'own' },
  cancel: { from: ['requested', 'approved'], to: 'cancelled', reason: true, right: 'own' },
});

/** What may be done with orders that come back, and with their returns. */
export const returnCommands = [
  requestReturn,
  refuse,
  refundOrder,
  ...backwards,
  ...allow,
  receive,
  inspect,
  ...endings,
] as const;
