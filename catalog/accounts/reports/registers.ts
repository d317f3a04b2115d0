import { defineReport } from '../../defineReport.ts';
import { integer, text } from '../../fields.ts';
import { accountLog } from '../accountLog.ts';
import { books, document, entry, origin, rowParameters, side } from './books.ts';

const { log_date, reference_no, ledger, party, sub_ledger, branch, details } = accountLog.fields;

/** Also by a part of the number. */
const parameters = { ...rowParameters, reference_no } as const;

/** What was received or paid for, row by row; what takes one back stands in it below zero. */
const register = {
  ...books,
  parameters,
  columns: {
    log_date: { field: log_date },
    reference_no: document,
    entry,
    ledger: { field: ledger },
    party: { field: party },
    sub_ledger: { field: sub_ledger },
    /** The cash or bank that it came into or went out of. */
    particulars: { field: text() },
    details: { field: details },
    amount: side,
  },
  aside: { ...origin, branch },
} as const;

/** The same by purpose. Its figures lead to the rows that they sum. */
const summary = <const R extends string>(report: R) =>
  ({
    ...books,
    parameters,
    columns: {
      sub_ledger: { field: sub_ledger },
      vouchers: { field: integer(), total: true },
      amount: {
        ...side,
        drillDown: (row, asked) =>
          row['sub_ledger'] === null
            ? undefined
            : { report, filter: { ...asked, sub_ledger__in: [row['sub_ledger']] } },
      },
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
    log_date: { field: log_date },
    reference_no: document,
    entry,
    ledger: { field: ledger },
    party: { field: party },
    sub_ledger: { field: sub_ledger },
    details: { field: details },
    debit_amount: side,
    credit_amount: side,
  },
  aside: { ...origin, branch },
});
