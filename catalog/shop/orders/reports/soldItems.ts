import { defineReport } from '#catalog/engine/defineReport.ts';
import { integer, ref } from '#catalog/engine/fields.ts';
import { product } from '../../product.ts';
import { order } from '../order.ts';

const { order_date, order_no, party, branch, status, net_amount } = order.fields;

/** Lines of orders by their item: pieces and money less what was cancelled or came back. */
export const soldItems = defineReport({
  name: 'sold_items',
  route: 'report-management/sold-items-reports',
  module: 'shop',
  reads: ['order', 'stock_item', 'product', 'category'],
  parameters: { order_date, branch, party, status },
  options: { stock_item: ref('stock_item'), category: product.fields.category },
  columns: {
    stock_item: { field: ref('stock_item') },
    order_date: { field: order_date },
    order_no: { field: order_no, drillDown: row => ({ record: 'order', id: Number(row['order']) }) },
    party: { field: party },
    branch: { field: branch },
    status: { field: status },
    quantity: { field: integer(), total: true },
    net_amount: { field: net_amount, total: true },
  },
  aside: { category: product.fields.category, order: ref('order') },
  groupBy: 'stock_item',
  opensFor: 'this_month',
});
