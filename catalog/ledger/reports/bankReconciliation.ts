import { defineReport } from '../../engine/defineReport.ts';
import { text } from '../../engine/fields.ts';
import { accountLog } from '../vouchers/accountLog.ts';
import { balance, books, document, origin } from './books.ts';

const { log_date, ledger, party, branch, details } = accountLog.fields;

const waits = ['in_transit', 'unpresented', 'seen_early', 'explained'] as const;
export type WaitingLine = (typeof waits)[number];

/**
 * From the balance by the books to that by the bank, as of a day: what was paid in and not seen by the bank, what was
 * paid out and not presented, what it saw before the books, and lines of its own that were explained.
 */
export const bankReconciliation = defineReport({
  ...books,
  reads: ['account_log', 'ledger_account', 'bank_statement'],
  name: 'bank_reconciliation',
  route: 'report-management/bank-reconciliation',
  parameters: { log_date, ledger, branch },
  asOf: 'log_date',
  needs: ['ledger'],
  columns: {
    waits: { field: text(), lines: waits },
    log_date: { field: log_date },
    reference_no: document,
    party: { field: party },
    details: { field: details },
    /** By how much the bank's balance differs from that of the books for it. */
    amount: { ...balance, total: true },
  },
  aside: origin,
  groupBy: 'waits',
});
