import { defineEntity } from '../../engine/defineEntity.ts';
import { choice, date, integer, money, ref, text } from '../../engine/fields.ts';

/**
 * A row of a control account that names a party: a bill, a receipt, a credit note. What of it is not settled yet stands
 * in `outstanding`, kept by the settlement beside its allocations and rebuildable from them (rules L5, S1).
 */
export const openItem = defineEntity({
  name: 'open_item',
  collection: 'open_items',
  route: 'accounts/open_items',
  fields: {
    account_log: ref('account_log', { required: true, unique: true }),
    reference_no: text({ required: true, max: 40 }),
    /** Wire name of the document's entity, and its id. */
    log_type: text({ required: true, max: 40 }),
    source_id: integer({ required: true }),
    ledger: ref('ledger_account', { required: true, confidential: true }),
    party: ref('party'),
    branch: ref('branch'),
    log_date: date({ required: true, indexed: true }),
    due_date: date({ required: true }),
    side: choice(['debit', 'credit'], { required: true }),
    amount: money({ required: true }),
    outstanding: money({ required: true }),
    currency: ref('currency'),
    foreign_amount: money(),
    foreign_outstanding: money(),
  },
  title: ['reference_no'],
  list: ['party', 'reference_no', 'due_date', 'side', 'amount', 'outstanding', 'ledger'],
  form: {
    main: [
      'reference_no',
      'party',
      'ledger',
      'log_date',
      'due_date',
      'side',
      'amount',
      'outstanding',
      'currency',
      'foreign_amount',
      'foreign_outstanding',
      'branch',
      'account_log',
      'log_type',
      'source_id',
    ],
  },
  search: ['reference_no', 'party'],
  access: 'books',
  actions: ['list', 'show'],
  checks: [
    { name: 'not_below_zero', left: 'outstanding', is: '>=', right: 0 },
    { name: 'not_above_amount', left: 'outstanding', is: '<=', right: 'amount' },
    { name: 'foreign_not_below_zero', left: 'foreign_outstanding', is: '>=', right: 0 },
    { name: 'foreign_not_above_amount', left: 'foreign_outstanding', is: '<=', right: 'foreign_amount' },
  ],
});
