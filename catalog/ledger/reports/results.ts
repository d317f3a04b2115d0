import { comparison } from '../../engine/comparison.ts';
import { defineReport, type Narrowing, type ReportRow } from '../../engine/defineReport.ts';
import { dayAfter } from '../../engine/days/days.ts';
import { money, text } from '../../engine/fields.ts';
import { FIRST_MONTH, fiscalYearOf } from '../../engine/days/periods.ts';
import { accountLog } from '../vouchers/accountLog.ts';
import { books, sameScope, toLedger } from './books.ts';

const { log_date, ledger, branch } = accountLog.fields;

/** Lines that stand in the statements beside the accounts. */
export const statementLines = [
  'income',
  'expenses',
  'net_profit',
  'net_loss',
  'assets',
  'liabilities_and_equity',
  'liabilities',
  'equity',
  'result_of_earlier_years',
  'result_of_this_year',
] as const;
export type StatementLine = (typeof statementLines)[number];

const account = { field: text(), lines: statementLines } as const;

/** Income, expenses, and what remains of them; leaves and sums of a tree. */
export const profitAndLoss = defineReport({
  ...books,
  name: 'profit_and_loss',
  route: 'report-management/profit-and-loss',
  parameters: { log_date, branch },
  opensFor: 'fiscal_year',
  options: comparison,
  compares: ['amount'],
  columns: { account, amount: { field: money(), drillDown: toLedger } },
  aside: { ledger },
  isTree: true,
});

export const profitAndLossByBranch = defineReport({
  ...books,
  name: 'profit_and_loss_by_branch',
  route: 'report-management/profit-and-loss-by-branch',
  parameters: { log_date, branch },
  opensFor: 'fiscal_year',
  columns: {
    branch: { field: branch },
    income: { field: money(), total: true },
    expenses: { field: money(), total: true },
    result: {
      field: money(),
      total: true,
      drillDown: (row, asked) =>
        row['branch'] === null
          ? undefined
          : { report: 'profit_and_loss', filter: { ...asked, branch__in: [row['branch']] } },
    },
  },
});

/** A result that no closing entry has moved into equity yet leads to the income and expenses that it is of. */
function behindResult(row: ReportRow, asked: Narrowing, firstMonth = FIRST_MONTH) {
  const asOf = String(asked['log_date__lte']);
  const { from } = fiscalYearOf(asOf, firstMonth);
  const days =
    row['account'] === 'line:result_of_this_year'
      ? { log_date__gte: from, log_date__lte: asOf }
      : { log_date__lte: dayAfter(from, -1) };
  return { report: 'profit_and_loss', filter: { ...sameScope(asked), ...days } };
}

/** What the agency has as of a day, and whose it is: debts, what the owners put in, and results not yet closed. */
export const balanceSheet = defineReport({
  ...books,
  name: 'balance_sheet',
  route: 'report-management/balance-sheet',
  parameters: { log_date, branch },
  options: comparison,
  compares: ['amount'],
  asOf: 'log_date',
  columns: {
    account,
    amount: {
      field: money(),
      drillDown: (row, asked, firstMonth) =>
        String(row['account']).startsWith('line:result') ? behindResult(row, asked, firstMonth) : toLedger(row, asked),
    },
  },
  aside: { ledger },
  isTree: true,
});
