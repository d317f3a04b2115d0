import { defineFacts } from '../../engine/defineEntity.ts';
import { date, longText, money, ref, text } from '../../engine/fields.ts';

/**
 * A row of the ledger: one side of one account, on the day of its posting. The database refuses a posting whose rows do
 * not balance.
 */
export const accountLog = defineFacts({
  name: 'account_log',
  collection: 'account_logs',
  route: 'accounts/account_logs',
  fields: {
    posting: ref('posting', { required: true }),
    log_date: date({ required: true }),
    reference_no: text({ required: true, max: 40 }),
    /** Wire name of the document's entity. */
    log_type: text({ required: true, max: 40 }),
    ledger: ref('ledger_account', { required: true, indexed: 'log_date', confidential: true }),
    /** Whose part of a control account it is (rule L4). */
    party: ref('party', { indexed: 'log_date' }),
    /** What the money is for, across ledgers. */
    sub_ledger: ref('sub_ledger_account'),
    branch: ref('branch'),
    details: longText(),
    debit_amount: money({ required: true, min: 0 }),
    credit_amount: money({ required: true, min: 0 }),
    /** Of a row in a foreign currency, its amount there (rule S6). */
    currency: ref('currency'),
    foreign_amount: money(),
  },
  title: ['reference_no'],
  list: ['log_date', 'reference_no', 'ledger', 'party', 'details', 'debit_amount', 'credit_amount', 'branch'],
  search: ['reference_no', 'ledger', 'party'],
  access: 'books',
  checks: [
    { name: 'debit', left: 'debit_amount', is: '>=', right: 0 },
    { name: 'credit', left: 'credit_amount', is: '>=', right: 0 },
    { name: 'one_side', code: 'one_side', atMostOnePositive: ['debit_amount', 'credit_amount'] },
  ],
});
