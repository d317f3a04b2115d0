import { expect, it } from 'vitest';
import { type OrderedLine, orderTotals, partOf } from '../../catalog/shop/orders/orderLaw.ts';
import { fulfilmentOf, outstandingOf, paymentState } from '../../catalog/shop/orders/orderStatus.ts';

const line = (quantity: number, rate: bigint, more: Partial<OrderedLine> = {}): OrderedLine => ({
  quantity,
  rate,
  discount: 0n,
  percent: null,
  ...more,
});

const whole = { discount: 0n, delivery: 0n, deliveryPercent: null } as const;

it('bills an order shipment by shipment, and gives back of one what it was billed', () => {
  const ordered = orderTotals([line(3, 10_000n, { percent: '5' })], { ...whole, discount: 1_000n });
  expect(ordered).toMatchObject({ net: 29_000n, tax: 1_450n, total: 30_450n });
  const [only = { net: 0n, tax: 0n }] = ordered.lines;
  const shipped = partOf(only, 3, { before: 0, pieces: 2 });
  expect(shipped).toEqual({ net: 19_333n, tax: 967n });
  expect(partOf(only, 3, { before: 2, pieces: 1 })).toEqual({ net: 9_667n, tax: 483n });
  expect(partOf(shipped, 2, { before: 0, pieces: 1 })).toEqual({ net: 9_667n, tax: 484n });
  expect(partOf(shipped, 2, { before: 1, pieces: 1 })).toEqual({ net: 9_666n, tax: 483n });
});

it('spreads the discount of an order over lines that have discounts of their own, and adds the delivery', () => {
  const lines = [line(1, 10_000n, { discount: 1_000n, percent: '15' }), line(2, 500n)];
  const { lines: each, delivery, ...sums } = orderTotals(lines, { ...whole, discount: 100n, delivery: 6_000n });
  expect(each.map(({ net }) => net)).toEqual([8_910n, 990n]);
  expect(delivery).toEqual({ net: 6_000n, tax: 0n });
  expect(sums).toEqual({ net: 15_900n, tax: 1_337n, total: 17_237n });
});

it('taxes the delivery by a rate of its own, to which no discount comes', () => {
  const ordered = orderTotals([line(1, 10_000n, { percent: '5' })], {
    discount: 1_000n,
    delivery: 6_050n,
    deliveryPercent: '15',
  });
  // 15 % of 60.50 are 9.075.
  expect(ordered.delivery).toEqual({ net: 6_050n, tax: 908n });
  expect(ordered).toMatchObject({ net: 15_050n, tax: 450n + 908n, total: 16_408n });
});

it.each([
  [{ due: 0n, paid: 0n, refunded: 0n }, 'none', 0n],
  [{ due: 100n, paid: 0n, refunded: 0n }, 'unpaid', 100n],
  [{ due: 100n, paid: 40n, refunded: 0n }, 'partially_paid', 60n],
  [{ due: 100n, paid: 100n, refunded: 0n }, 'paid', 0n],
  [{ due: 100n, paid: 140n, refunded: 0n }, 'overpaid', 0n],
  [{ due: 0n, paid: 40n, refunded: 0n }, 'overpaid', 0n],
  [{ due: 60n, paid: 60n, refunded: 40n }, 'partially_refunded', 0n],
  [{ due: 60n, paid: 70n, refunded: 30n }, 'partially_refunded', 0n],
  [{ due: 0n, paid: 0n, refunded: 100n }, 'refunded', 0n],
  // What is outstanding again decides before what went back.
  [{ due: 100n, paid: 60n, refunded: 40n }, 'partially_paid', 40n],
  [{ due: 100n, paid: 0n, refunded: 40n }, 'unpaid', 100n],
] as const)('%o is %s, with %i outstanding', (amounts, state, outstanding) =>
  expect([paymentState(amounts), outstandingOf(amounts)]).toEqual([state, outstanding]),
);

it.each([
  [{ quantity: 3, shipped: 0, cancelled: 0, returned: 0 }, 'unfulfilled'],
  [{ quantity: 3, shipped: 2, cancelled: 0, returned: 0 }, 'partial'],
  [{ quantity: 3, shipped: 2, cancelled: 1, returned: 0 }, 'fulfilled'],
  [{ quantity: 3, shipped: 2, cancelled: 1, returned: 1 }, 'partially_returned'],
  [{ quantity: 3, shipped: 2, cancelled: 1, returned: 2 }, 'returned'],
] as const)('a line of %o is %s', (counters, state) => expect(fulfilmentOf([counters])).toBe(state));
