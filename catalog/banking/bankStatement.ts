import { defineEntity } from '../engine/defineEntity.ts';
import { date, file, lines, longText, money, ref, state, text } from '../engine/fields.ts';
import { defineLifecycle } from '../engine/lifecycle.ts';

const lifecycle = defineLifecycle({
  states: ['draft', 'finished'],
  initial: 'draft',
  tones: { draft: 'info', finished: 'success' },
});

/**
 * What a bank says of an account over some days, line by line. With a branch it is of that branch's account and is held
 * against its rows of the ledger; without, against all of them.
 */
export const bankStatement = defineEntity({
  name: 'bank_statement',
  collection: 'bank_statements',
  route: 'accounts/bank-statements',
  fields: {
    status: state(lifecycle),
    statement_no: text({ required: true, max: 40 }),
    ledger: ref('ledger_account', { required: true, among: 'bank', confidential: true }),
    branch: ref('branch'),
    starts_on: date({ required: true }),
    ends_on: date({ required: true }),
    /** By the bank; below zero where it lends. */
    opening_amount: money({ required: true, initial: '0.00' }),
    closing_amount: money({ required: true, initial: '0.00' }),
    items: lines(
      {
        line_date: date({ required: true }),
        description: text({ max: 200 }),
        reference: text({ max: 60 }),
        cheque_no: text({ max: 40 }),
        money_in: money({ min: 0, initial: '0.00' }),
        money_out: money({ min: 0, initial: '0.00' }),
        /** Why no row of the books will ever answer to it, such as a mistake that the bank puts right. */
        explanation: text({ max: 200 }),
      },
      { max: 2000 },
    ),
    details: longText(),
    file: file({ sealed: true }),
  },
  title: ['statement_no'],
  list: ['ledger', 'statement_no', 'starts_on', 'ends_on', 'status', 'opening_amount', 'closing_amount', 'branch'],
  form: {
    main: [
      'status',
      'ledger',
      'branch',
      'statement_no',
      'starts_on',
      'ends_on',
      'opening_amount',
      'closing_amount',
      'items',
      'details',
      'file',
    ],
  },
  search: ['statement_no', 'details'],
  access: 'books',
  checks: [{ name: 'days', left: 'starts_on', is: '<=', right: 'ends_on' }],
});
