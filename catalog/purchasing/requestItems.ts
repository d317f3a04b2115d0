import { image, integer, lines, money, ref, text } from '../engine/fields.ts';
import { MOST_PIECES } from '../shop/stock/stockItem.ts';
import { MOST_PRICE } from './purchaseItems.ts';

/** What is asked for, each item in one line, at the price that it is thought to have. */
export const requestItems = lines(
  {
    stock_item: ref('stock_item', { required: true }),
    quantity: integer({ required: true, min: 1, max: MOST_PIECES, initial: 1 }),
    estimated_price: money({ required: true, min: 0, max: MOST_PRICE, initial: '0.00' }),
    note: text({ max: 255 }),
    image: image(),
    /** Pieces of it in purchases, without those that were given up there. */
    ordered: integer({ readOnly: true, min: 0, initial: 0 }),
  },
  {
    rules: {
      unique: [['stock_item']],
      checks: [{ name: 'ordered', left: 'ordered', is: '<=', right: 'quantity' }],
    },
  },
);
