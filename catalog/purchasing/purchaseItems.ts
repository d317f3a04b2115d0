import { integer, lines, money, ref } from '../engine/fields.ts';
import { MOST_PIECES } from '../shop/stock/stockItem.ts';

/** Most that one piece costs, in major units: with the most pieces, sums stay within what the database holds. */
export const MOST_PRICE = 100_000_000;

/** What the host keeps of a line. */
const counted = integer({ readOnly: true, min: 0, initial: 0 });
const worth = money({ readOnly: true, initial: '0.00' });

/** What is bought, each item in one line. Received pieces stand in stock at the line's price, without its tax. */
export const purchaseItems = lines(
  {
    stock_item: ref('stock_item', { required: true }),
    quantity: integer({ required: true, min: 1, max: MOST_PIECES, initial: 1 }),
    rate: money({ required: true, min: 0, max: MOST_PRICE, initial: '0.00' }),
    tax: ref('tax_code'),
    net_amount: worth,
    tax_amount: worth,
    /** Price that somebody has approved of this item and, once ordered, of so many pieces; else none (rule M5). */
    approved_rate: money({ readOnly: true }),
    /** Line of the request, by its id. */
    request_line: integer({ readOnly: true }),
    received: counted,
    billed: counted,
    returned: counted,
    /** Of those returned, pieces that the vendor had not billed. */
    returned_unbilled: counted,
    cancelled: counted,
    /** Pieces of which another price of the vendor has entered the stock. */
    revalued: counted,
  },
  {
    rules: {
      unique: [['stock_item']],
      checks: [
        { name: 'received', left: 'received', plus: 'cancelled', is: '<=', right: 'quantity' },
        { name: 'billed', left: 'billed', plus: 'returned_unbilled', is: '<=', right: 'received' },
        { name: 'returned', left: 'returned', is: '<=', right: 'received' },
        { name: 'returned_unbilled', left: 'returned_unbilled', is: '<=', right: 'returned' },
        { name: 'revalued', left: 'revalued', is: '<=', right: 'billed' },
      ],
    },
  },
);
