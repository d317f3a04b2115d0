import { expect, it } from 'vitest';
import { confidedTo, confidencesOf } from '../../catalog/registry/confidence.ts';
import { entityList, entityNamed } from '../../catalog/registry/entities.ts';
import type { Fields } from '../../catalog/engine/fields.ts';

/** References to what may be confidential that tell nothing of it, by why. */
const tellNothing: Readonly<Record<string, readonly string[]>> = {
  'is of money or of a tax': [
    ...['paymentmethod', 'refund', 'withholding_challan', 'tax_code', 'cash_close'].map(entity => `${entity}.ledger`),
    'cheque.bank',
  ],
  'is a row of money, of a tax or of a bill': [
    'reconciled_row.account_log',
    'reconciled_row.statement',
    'tax_entry.account_log',
  ],
  'is of no party': [
    ...['sales', 'purchase', 'credit_note', 'debit_note'].map(bill => `${bill}.items.ledger`),
    ...['purchase', 'debit_note'].map(bill => `${bill}.differences.ledger`),
    'expense_claim.items.ledger',
  ],
  'has the same ledger as a line beside it, or as the record itself': [
    ...['payment_voucher', 'receipt_voucher', 'contra', 'journal'].map(kind => `${kind}.settles.item`),
    ...['sales', 'purchase', 'credit_note', 'debit_note'].map(bill => `${bill}.settles.item`),
    'cheque.settles.item',
    'cheque.opening_balance',
    'open_item.account_log',
    'advance_use.item',
    'unallocation.item',
    'allocation.credit',
    'allocation.counters',
  ],
  'says what its own lines say, too': [
    ...['payment_voucher', 'receipt_voucher', 'contra', 'journal'].map(kind => `${kind}.reverses`),
    'opening_balance.replaces',
  ],
  'is of a bill of dues': ['monthly_subscription.receipt'],
  'is of an order or a booking, of which salaries are none': [
    'order_payment.receipt_voucher',
    'booking_payment.receipt_voucher',
    'booking_payment.account_log',
  ],
};

/** References of records and of their lines, by where they stand. */
const pointing = (fields: Fields, before: string): (readonly [at: string, target: string])[] =>
  Object.entries(fields).flatMap(([name, { target, lines }]) => [
    ...(target === undefined ? [] : [[`${before}.${name}`, target] as const]),
    ...(lines ? pointing(lines, `${before}.${name}`) : []),
  ]);

it('whatever refers to what may be confidential is as confidential, or it is said why not', () => {
  const found = entityList.flatMap(entity => {
    const marked = confidencesOf(entity).map(({ field, lines }) =>
      [entity.name, ...(lines === undefined ? [] : [lines]), field].join('.'),
    );
    return pointing(entity.fields, entity.name)
      .filter(([at, target]) => confidedTo(entityNamed(target)).length > 0 && !marked.includes(at))
      .map(([at]) => at);
  });
  expect(found.toSorted()).toEqual(Object.values(tellNothing).flat().toSorted());
});
