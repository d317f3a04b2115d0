import { defineReport } from '../../engine/defineReport.ts';
import { text } from '../../engine/fields.ts';
import { accountLog } from '../vouchers/accountLog.ts';
import { group } from '../chart/group.ts';
import { balance, books, origin, posted, rowParameters, side, toLedger } from './books.ts';

const { log_date, ledger, party, sub_ledger, branch, details } = accountLog.fields;
const { holds } = group.fields;

/** Every movement of money, with the balance after each. */
const movements = {
  ...books,
  parameters: rowParameters,
  columns: {
    ...posted,
    ledger: { field: ledger },
    particulars: { field: text() },
    party: { field: party },
    details: { field: details },
    receipts: side,
    payments: side,
    balance,
  },
  aside: { ...origin, sub_ledger },
  running: 'balance',
  // All days of an agency are more than anybody reads.
  opensFor: 'this_month',
} as const;

/** Rows of all cash and bank ledgers together. */
export const accountStatement = defineReport({
  ...movements,
  name: 'account_statement',
  route: 'report-management/account-statement-reports',
  options: { holds },
});

export const cashBook = defineReport({ ...movements, name: 'cash_book', route: 'report-management/cash-book' });

export const bankBook = defineReport({ ...movements, name: 'bank_book', route: 'report-management/bank-book' });

/** Each cash and bank ledger: what it opens with, what comes and goes, what it closes with. */
export const accountStatementSummary = defineReport({
  ...books,
  name: 'account_statement_summary',
  route: 'report-management/account-statement-summary-reports',
  parameters: { log_date, ledger, branch },
  options: { holds },
  columns: {
    holds: { field: holds },
    ledger: { field: ledger },
    opening: { ...balance, total: true },
    receipts: { ...side, drillDown: toLedger },
    payments: { ...side, drillDown: toLedger },
    closing: { ...balance, total: true },
  },
  groupBy: 'holds',
  opensFor: 'this_month',
});
