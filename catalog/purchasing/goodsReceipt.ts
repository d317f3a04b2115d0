import { BUSINESS } from '../engine/calendar.ts';
import { defineEntity } from '../engine/defineEntity.ts';
import { date, integer, lines, money, ref, text } from '../engine/fields.ts';
import { byCosts } from '../ledger/chart/costs.ts';

/** Goods of a purchase that came to a branch, at the prices of the order. It is never void: a return counters it (rule K10). */
export const goodsReceipt = defineEntity({
  name: 'goods_receipt',
  collection: 'goods_receipts',
  route: 'purchasefinal-management/goods-receipts',
  fields: {
    receipt_no: text({ readOnly: true, required: true, unique: true, max: 40 }),
    purchase_final: ref('purchase_final', { readOnly: true, required: true }),
    received_on: date({ readOnly: true, required: true, ...BUSINESS }),
    branch: ref('branch', { readOnly: true, required: true }),
    /** Number of the vendor's delivery note. */
    delivery_note: text({ readOnly: true, max: 60 }),
    items: lines(
      {
        stock_item: ref('stock_item', { required: true }),
        /** Line of the purchase, by its id. */
        purchase_line: integer({ required: true }),
        quantity: integer({ required: true, min: 1 }),
        rate: money({ required: true, readable: byCosts }),
        net_amount: money({ required: true, readable: byCosts }),
      },
      { readOnly: true },
    ),
    amount: money({ readOnly: true, required: true, readable: byCosts }),
  },
  title: ['receipt_no'],
  list: ['received_on', 'receipt_no', 'purchase_final', 'delivery_note', 'amount', 'branch'],
  form: { main: ['receipt_no', 'purchase_final', 'received_on', 'branch', 'delivery_note', 'items', 'amount'] },
  search: ['receipt_no', 'purchase_final', 'delivery_note'],
  access: 'books',
  actions: ['list', 'show'],
});
