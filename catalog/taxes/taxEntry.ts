import { defineFacts } from '../engine/defineEntity.ts';
import { date, decimal, money, ref, text } from '../engine/fields.ts';

/**
 * What of a tax was charged, borne or withheld by a row of the ledger: its base, and the rate that held on its day (rule
 * S6). Amounts are in the agency's currency and below zero in what takes from a tax, such as a note or a void, so that
 * the entries of a row come to the row. Where a rate is zero, the entry stands by the first row that bears it.
 */
export const taxEntry = defineFacts({
  name: 'tax_entry',
  collection: 'tax_entries',
  route: 'accounts/tax-entries',
  fields: {
    account_log: ref('account_log', { required: true, indexed: true }),
    log_date: date({ required: true, indexed: true }),
    reference_no: text({ required: true, max: 40 }),
    tax: ref('tax_code', { required: true, indexed: 'log_date' }),
    party: ref('party', { indexed: 'log_date' }),
    branch: ref('branch'),
    base_amount: money({ required: true }),
    percent: decimal({ required: true }),
    tax_amount: money({ required: true }),
  },
  title: ['reference_no', 'tax_amount'],
  list: ['log_date', 'reference_no', 'tax', 'party', 'base_amount', 'percent', 'tax_amount', 'branch'],
  search: ['reference_no', 'party'],
  access: 'books',
});
