import { defineReport } from '../../engine/defineReport.ts';
import { text } from '../../engine/fields.ts';
import { reconciledRow } from '../../banking/reconciledRow.ts';
import { accountLog } from '../vouchers/accountLog.ts';
import { balance, books, origin, posted, rowParameters, side } from './books.ts';

const { ledger, party, sub_ledger, details } = accountLog.fields;

/** Every row of a ledger, or of somebody's part of it, with the balance after each. */
export const ledgerReport = defineReport({
  ...books,
  name: 'ledger_report',
  route: 'report-management/ledger-reports',
  parameters: rowParameters,
  needs: ['ledger', 'party'],
  columns: {
    ...posted,
    /** The ledgers on the other side. */
    particulars: { field: text() },
    party: { field: party },
    sub_ledger: { field: sub_ledger },
    details: { field: details },
    /** When the bank has seen it. */
    reconciled_on: { field: reconciledRow.fields.reconciled_on },
    debit_amount: side,
    credit_amount: side,
    balance,
  },
  aside: { ...origin, ledger },
  running: 'balance',
});
