import { defineReport } from '#catalog/engine/defineReport.ts';
import { ref } from '#catalog/engine/fields.ts';
import { stockMovement } from '../../stock/stockMovement.ts';
import { order } from '../order.ts';

const { order_date, order_no, party, branch, status, payment_status, due_amount, outstanding, net_amount } =
  order.fields;
/** What tells of the cost is for whoever reads it of the stock's movements. */
const cost = stockMovement.fields.stock_value;

/** Each order with what was billed of it, what that had cost, and the difference; for whoever reads the cost. */
export const orderReport = defineReport({
  name: 'order_report_with_profit',
  route: 'report-management/order-reports',
  module: 'shop',
  reads: ['order', 'shipment', 'order_return', 'stock_movement'],
  parameters: { order_date, branch, party, status, payment_status },
  columns: {
    order_date: { field: order_date },
    order_no: { field: order_no, drillDown: row => ({ record: 'order', id: Number(row['order']) }) },
    party: { field: party },
    branch: { field: branch },
    status: { field: status },
    payment_status: { field: payment_status },
    due_amount: { field: due_amount, total: true },
    outstanding: { field: outstanding, total: true },
    /** Net of tax and of what has come back, with the delivery charge. */
    billed: { field: net_amount, total: true },
    cost: { field: cost, total: true },
    profit: { field: cost, total: true },
  },
  aside: { order: ref('order') },
  opensFor: 'this_month',
});
