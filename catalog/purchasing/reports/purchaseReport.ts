import { defineReport } from '../../engine/defineReport.ts';
import { integer, money, ref } from '../../engine/fields.ts';
import { purchaseFinal } from '../purchaseFinal.ts';

const {
  order_date,
  purchase_no,
  party,
  branch,
  status,
  amount,
  receipt_status: receipt,
  bill_status: billing,
  payment_status: payment,
} = purchaseFinal.fields;
const standing = { receipt_status: receipt, bill_status: billing, payment_status: payment };
/** Path below `/apps/` at which a purchase is printed, by its id behind. */
export const PURCHASE_PAPER = 'report-management/purchage-final-reports/purchase-invoice';

const pieces = { field: integer(), total: true } as const;

/**
 * Purchases with their lines, less what of these was given up; drafts and cancelled ones, of which nothing is ordered,
 * only where their state is asked for.
 */
export const purchaseReport = defineReport({
  name: 'purchase_report',
  route: 'report-management/purchage-reports',
  module: 'purchasing',
  reads: ['purchase_final', 'stock_item'],
  parameters: { order_date, branch, party, status, ...standing },
  options: { stock_item: ref('stock_item') },
  columns: {
    purchase_no: {
      field: purchase_no,
      drillDown: row => ({ record: 'purchase_final', id: Number(row['purchase_final']) }),
    },
    order_date: { field: order_date },
    party: { field: party },
    branch: { field: branch },
    status: { field: status },
    stock_item: { field: ref('stock_item') },
    ordered: pieces,
    received: pieces,
    returned: pieces,
    billed: pieces,
    rate: { field: money() },
    /** With its tax, at the price of the order. */
    amount: {
      field: amount,
      total: true,
      drillDown: row => ({ page: `${PURCHASE_PAPER}/${String(row['purchase_final'])}` }),
    },
    receipt_status: { field: receipt },
    bill_status: { field: billing },
    payment_status: { field: payment },
  },
  aside: { purchase_final: ref('purchase_final') },
  groupBy: 'purchase_no',
  opensFor: 'this_month',
});
