import { defineFacts } from '../engine/defineEntity.ts';
import { date, integer, money, ref } from '../engine/fields.ts';

/**
 * A row of the ledger and a line of a statement that tell of the same money: rows never change, so that the day on which
 * the bank has seen one stands here (rules A2). None is ever removed: one that counters another takes it back.
 */
export const reconciledRow = defineFacts({
  name: 'reconciled_row',
  collection: 'reconciled_rows',
  route: 'accounts/reconciled-rows',
  fields: {
    account_log: ref('account_log', { required: true }),
    statement: ref('bank_statement', { required: true }),
    /** Id of the statement's line; none of rows that take each other back, or stood before the first statement. */
    line: integer(),
    /** Debit less credit of what the two have in common. */
    amount: money({ required: true }),
    reconciled_on: date({ required: true }),
    counters: ref('reconciled_row'),
  },
  title: ['reconciled_on'],
  list: ['reconciled_on', 'statement', 'account_log', 'amount', 'counters'],
  search: ['statement'],
  access: 'books',
});
