import { defineReport, type Narrowing, type ReportRow } from '#catalog/engine/defineReport.ts';
import { integer } from '#catalog/engine/fields.ts';
import { order } from '../order.ts';

const {
  order_date,
  branch,
  party,
  status,
  payment_status,
  net_amount,
  tax_amount,
  amount,
  due_amount,
  paid_amount,
  outstanding,
} = order.fields;

/** The orders that a row counts. */
const counted = (row: ReportRow, asked: Narrowing): Narrowing => ({
  ...asked,
  order_date__gte: row['order_date'],
  order_date__lte: row['order_date'],
  branch__in: [row['branch']],
});

/** What was ordered on each day in each branch. */
export const orderSummary = defineReport({
  name: 'order_summary',
  route: 'report-management/order-summary-reports',
  module: 'shop',
  reads: ['order'],
  parameters: { order_date, branch, party, status, payment_status },
  columns: {
    order_date: { field: order_date },
    branch: { field: branch },
    orders: {
      field: integer(),
      total: true,
      drillDown: (row, asked) => ({ list: 'order', filter: counted(row, asked) }),
    },
    net_amount: { field: net_amount, total: true },
    tax_amount: { field: tax_amount, total: true },
    amount: { field: amount, total: true },
    due_amount: { field: due_amount, total: true },
    paid_amount: { field: paid_amount, total: true },
    outstanding: { field: outstanding, total: true },
  },
  opensFor: 'this_month',
});
