import { defineReport } from '../../engine/defineReport.ts';
import { money, text } from '../../engine/fields.ts';
import { accountLog } from '../vouchers/accountLog.ts';
import { cashFlows } from '../chart/group.ts';
import { books, origin, posted, side } from './books.ts';

const { log_date, reference_no, ledger, party, branch, details } = accountLog.fields;

/** What cash and bank were moved by, row by row: the other sides of every posting that moves money. */
export const cashMovements = defineReport({
  ...books,
  name: 'cash_movements',
  route: 'report-management/cash-movements',
  parameters: { log_date, ledger, party, branch, reference_no },
  columns: {
    ...posted,
    ledger: { field: ledger },
    party: { field: party },
    details: { field: details },
    amount: side,
  },
  aside: { ...origin, branch },
});

/**
 * Where money came from and went to, by the ledgers on its other side (direct method): what cash and bank open with, and
 * what they close with. Under what a ledger stands says its group, or the nearest above that does.
 */
export const cashFlow = defineReport({
  ...books,
  name: 'cash_flow',
  route: 'report-management/cash-flow',
  parameters: { log_date, branch },
  opensFor: 'fiscal_year',
  columns: {
    account: { field: text(), lines: cashFlows },
    amount: {
      field: money(),
      total: true,
      drillDown: (row, asked) =>
        row['ledger'] === null
          ? undefined
          : { report: 'cash_movements', filter: { ...asked, ledger__in: [row['ledger']] } },
    },
  },
  aside: { ledger },
  isTree: true,
});
