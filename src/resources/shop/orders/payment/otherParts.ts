import type { RaRecord } from 'react-admin';
import { filledLines } from '#catalog/engine/initialOf.ts';
import { type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { takeOrderPayment } from '#catalog/shop/orders/takeOrderPayment.ts';
import { isObject } from '#src/dataProvider/isObject.ts';
import { amountOf } from '../../../ledger/documents/amounts.ts';

const { lines } = takeOrderPayment.input.other_payments;

/** A way in which a part of the money comes. */
export interface Part {
  readonly payment_method: unknown;
  readonly ledger: unknown;
  readonly amount: Minor;
}

/** The parts that are paid in other ways than the first, as they are typed. */
export const otherParts = (value: unknown): readonly Part[] =>
  filledLines(lines, (Array.isArray(value) ? value : []).filter(isObject)).map(line => ({
    payment_method: line['payment_method'],
    ledger: line['ledger'],
    amount: amountOf(line['amount']),
  }));

/** What is owed for an order. */
export const outstandingIn = (order: RaRecord): Minor => toMinor(String(order['outstanding'] ?? '0.00'));

/** What was paid for it beyond what is due. */
export function refundableIn(order: RaRecord): Minor {
  const more = toMinor(String(order['paid_amount'] ?? '0.00')) - toMinor(String(order['due_amount'] ?? '0.00'));
  return more > 0n ? more : 0n;
}
