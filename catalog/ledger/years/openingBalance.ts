import { defineCommand, IN_BOOKS } from '../../engine/defineCommand.ts';
import { defineEntity } from '../../engine/defineEntity.ts';
import { date, decimal, integer, lines, longText, money, ref, state, text } from '../../engine/fields.ts';
import { postedLifecycle } from '../../engine/documentLifecycles.ts';
import { MOST_MONEY } from '../vouchers/rounding.ts';

/**
 * What the agency (or one of its branches) had and owed on the day before its books began: by open bill where a party
 * owes or is owed, in its own currency where that is a foreign one, by cheque where one was not cleared. What its sides lack of each other goes to the opening
 * difference (rule A2).
 */
export const openingBalance = defineEntity({
  name: 'opening_balance',
  collection: 'opening_balances',
  route: 'ledger-management/opening-balances',
  fields: {
    status: state(postedLifecycle),
    invoice_no: text({ readOnly: true, unique: true, max: 40 }),
    /** The day before the books begin. */
    opening_date: date({ readOnly: true }),
    branch: ref('branch'),
    details: longText(),
    /** The larger side. */
    amount: money({ readOnly: true, initial: '0.00' }),
    /** Debit less credit: what the opening difference takes over. */
    difference: money({ readOnly: true, initial: '0.00' }),
    replaces: ref('opening_balance', { readOnly: true }),
    items: lines(
      {
        ledger: ref('ledger_account', { required: true, confidential: true }),
        party: ref('party'),
        debit_amount: money({ min: 0, max: MOST_MONEY, initial: '0.00' }),
        credit_amount: money({ min: 0, max: MOST_MONEY, initial: '0.00' }),
        bill_no: text({ max: 40 }),
        bill_date: date(),
        due_date: date(),
        cheque_no: text({ max: 40 }),
        /** Of what stands in a foreign currency, its amount there and the rate by which it is worth the line's. */
        currency: ref('currency'),
        foreign_amount: money({ min: 0, max: MOST_MONEY }),
        exchange_rate: decimal({ min: 0 }),
      },
      { max: 2000 },
    ),
  },
  title: ['invoice_no'],
  list: ['opening_date', 'invoice_no', 'status', 'branch', 'amount', 'difference'],
  form: {
    main: ['status', 'invoice_no', 'opening_date', 'branch', 'items', 'details', 'amount', 'difference', 'replaces'],
  },
  search: ['invoice_no', 'details'],
  access: 'books',
});

/**
 * Enters it into the books. 409 `opening_exists` for a branch that has one, `later_month_locked` once a month is
 * locked; 400 for what the law on openings objects to.
 */
export const postOpening = defineCommand({
  verb: 'post',
  entity: openingBalance,
  from: ['draft'],
  to: ['posted'],
  confirm: true,
  ...IN_BOOKS,
});

/**
 * Takes it back on its own day and makes a draft with the same lines, to be put right and posted in its place; its id
 * is in the answer. 409 `later_month_locked`.
 */
export const replaceOpening = defineCommand({
  verb: 'replace',
  entity: openingBalance,
  from: ['posted'],
  to: ['voided'],
  output: { replacement: integer({ required: true }) },
  reason: true,
  ...IN_BOOKS,
});
