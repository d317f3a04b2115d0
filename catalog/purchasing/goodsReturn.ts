import { BUSINESS } from '../engine/calendar.ts';
import { defineEntity } from '../engine/defineEntity.ts';
import { date, integer, lines, longText, money, ref, text } from '../engine/fields.ts';
import { byCosts } from '../ledger/chart/costs.ts';

/** Goods that went back to their vendor, at the receipt's price; they left the stock at its average (rules A2). */
export const goodsReturn = defineEntity({
  name: 'goods_return',
  collection: 'goods_returns',
  route: 'purchasefinal-management/goods-returns',
  fields: {
    return_no: text({ readOnly: true, required: true, unique: true, max: 40 }),
    purchase_final: ref('purchase_final', { readOnly: true, required: true }),
    returned_on: date({ readOnly: true, required: true, ...BUSINESS }),
    branch: ref('branch', { readOnly: true, required: true }),
    return_reason: longText({ readOnly: true }),
    /** What takes the billed part of it from what the vendor is owed. */
    debit_note: ref('debit_note', { readOnly: true }),
    items: lines(
      {
        stock_item: ref('stock_item', { required: true }),
        purchase_line: integer({ required: true }),
        quantity: integer({ required: true, min: 1 }),
        /** Of these, pieces that the vendor had not billed. */
        unbilled: integer({ required: true, min: 0 }),
        rate: money({ required: true, readable: byCosts }),
        net_amount: money({ required: true, readable: byCosts }),
      },
      { readOnly: true },
    ),
    amount: money({ readOnly: true, required: true, readable: byCosts }),
  },
  title: ['return_no'],
  list: ['returned_on', 'return_no', 'purchase_final', 'debit_note', 'amount', 'branch'],
  form: {
    main: ['return_no', 'purchase_final', 'returned_on', 'branch', 'return_reason', 'debit_note', 'items', 'amount'],
  },
  search: ['return_no', 'purchase_final'],
  access: 'books',
  actions: ['list', 'show'],
});
