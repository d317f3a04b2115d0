import { defineReport, type DrillDown, type Narrowing, type ReportRow } from '../../engine/defineReport.ts';
import { integer, text } from '../../engine/fields.ts';
import { accountLog } from '../vouchers/accountLog.ts';
import { books, origin, posted, rowParameters, side } from './books.ts';

const { reference_no, ledger, party, sub_ledger, branch, details } = accountLog.fields;

/** Also by a part of the number. */
const parameters = { ...rowParameters, reference_no } as const;

/**
 * The cash and bank of the vouchers, spread over what they were for by largest remainder (rule R2), and beside it what
 * settled without money: `discount` is any other income or expense that stands against the lines, such as a discount or
 * a charge of the bank; `withheld` taxes that were kept back; `exchange` what rates gained or lost; `other` the rest,
 * such as a deposit. In each row they come to its `amount`. What is itself among the lines, such as the charge of the
 * bank that a payment names or the gain of a receipt, is a row of its own and has its part of the money.
 */
const moneyParts = {
  money_amount: side,
  discount_amount: side,
  withheld_amount: side,
  exchange_amount: side,
  other_amount: side,
} as const;

/** What was received or paid for, row by row; what takes one back stands in it below zero. */
const register = {
  ...books,
  parameters,
  columns: {
    ...posted,
    ledger: { field: ledger },
    party: { field: party },
    sub_ledger: { field: sub_ledger },
    /** The cash or bank that it came into or went out of. */
    particulars: { field: text() },
    details: { field: details },
    ...moneyParts,
    amount: side,
  },
  aside: { ...origin, branch },
} as const;

const rowsBehind =
  (report: string) =>
  (row: ReportRow, asked: Narrowing): DrillDown | undefined =>
    row['sub_ledger'] === null ? undefined : { report, filter: { ...asked, sub_ledger__in: [row['sub_ledger']] } };

/** The same by purpose. Its figures lead to the rows that they sum. */
const summary = (report: string) =>
  ({
    ...books,
    parameters,
    columns: {
      sub_ledger: { field: sub_ledger },
      vouchers: { field: integer(), total: true },
      ...moneyParts,
      money_amount: { ...side, drillDown: rowsBehind(report) },
      amount: { ...side, drillDown: rowsBehind(report) },
    },
  }) as const satisfies Partial<Parameters<typeof defineReport>[0]>;

export const receiptReport = defineReport({
  ...register,
  name: 'receipt_report',
  route: 'report-management/receipt-reports',
});

export const receiptSummary = defineReport({
  ...summary('receipt_report'),
  name: 'receipt_summary',
  route: 'report-management/receipt-summary-reports',
});

export const paymentReport = defineReport({
  ...register,
  name: 'payment_report',
  route: 'report-management/payment-reports',
});

export const paymentSummary = defineReport({
  ...summary('payment_report'),
  name: 'payment_summary',
  route: 'report-management/payment-summary-reports',
});

/** Everything that was posted, in the order of its days. */
export const dayBook = defineReport({
  ...books,
  name: 'day_book',
  opensFor: 'this_month',
  route: 'report-management/day-book',
  parameters,
  columns: {
    ...posted,
    ledger: { field: ledger },
    party: { field: party },
    sub_ledger: { field: sub_ledger },
    details: { field: details },
    debit_amount: side,
    credit_amount: side,
  },
  aside: { ...origin, branch },
});
