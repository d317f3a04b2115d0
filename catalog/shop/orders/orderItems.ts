import { MOST_MONEY } from '../../ledger/vouchers/rounding.ts';
import { integer, lines, money, ref } from '../../engine/fields.ts';

/** What the host keeps of a line. */
const counted = integer({ readOnly: true, min: 0, initial: 0 });
const worth = money({ readOnly: true, initial: '0.00' });
/** Most pieces that one line may name. */
const MOST_PIECES = 1_000_000;

/** Items, each in one line; its price is that of the day on which it was ordered. */
export const orderItems = lines(
  {
    stock_item: ref('stock_item', { required: true }),
    quantity: integer({ required: true, min: 1, max: MOST_PIECES, initial: 1 }),
    /** The item's own price where nothing is said. */
    rate: money({ min: 0, max: MOST_MONEY }),
    /** What is taken off the line as a whole. */
    discount: money({ min: 0, max: MOST_MONEY, initial: '0.00' }),
    tax: ref('tax_code'),
    /** With its part of the order's discount taken off. */
    net_amount: worth,
    tax_amount: worth,
    shipped: counted,
    cancelled: counted,
    returned: counted,
  },
  {
    rules: {
      unique: [['stock_item']],
      checks: [
        { name: 'shipped', left: 'shipped', is: '<=', right: 'quantity' },
        { name: 'cancelled', left: 'cancelled', is: '<=', right: 'quantity' },
        { name: 'returned', left: 'returned', is: '<=', right: 'shipped' },
      ],
    },
  },
);
