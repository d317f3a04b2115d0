import { expect, it } from 'vitest';
import { splitVariance } from '../../catalog/purchasing/priceVariance.ts';
import { averageOf } from '../../catalog/shop/stock/valuation.ts';

it('a variance goes into stock for what is still there, and the rest is an expense, bill after bill', () => {
  // Ten ordered at 12.00: six received, four of them shipped.
  let value = 7200n;
  value -= averageOf({ onHand: 6, value }, 4);
  const dearer = splitVariance(
    { pieces: 5, billed: 6300n, accrued: 6000n },
    { netReceived: 6, adjusted: 0 },
    { onHand: 2, value },
  );
  expect(dearer).toEqual({ inventory: 120n, expense: 180n, adjusted: 2 });
  value += dearer.inventory;
  expect(value).toBe(2520n);

  value += 4800n;
  const cheaper = splitVariance(
    { pieces: 5, billed: 5700n, accrued: 6000n },
    { netReceived: 10, adjusted: dearer.adjusted },
    { onHand: 6, value },
  );
  expect(cheaper).toEqual({ inventory: -240n, expense: -60n, adjusted: 6 });
  expect(value + cheaper.inventory).toBe(7080n);
});

it('other goods of the branch bear no variance of a line beyond what it received itself', () => {
  const bill = { pieces: 4, billed: 4400n, accrued: 4000n };
  expect(splitVariance(bill, { netReceived: 3, adjusted: 0 }, { onHand: 50, value: 50_000n })).toEqual({
    inventory: 300n,
    expense: 100n,
    adjusted: 3,
  });
});

it('what has all left the branch makes the whole variance an expense, and undoes no earlier adjustment', () => {
  const bill = { pieces: 3, billed: 3100n, accrued: 3000n };
  expect(splitVariance(bill, { netReceived: 6, adjusted: 3 }, { onHand: 0, value: 0n })).toEqual({
    inventory: 0n,
    expense: 100n,
    adjusted: 3,
  });
});

it('a lower price never takes the worth of the stock below zero', () => {
  const bill = { pieces: 2, billed: 1000n, accrued: 3000n };
  expect(splitVariance(bill, { netReceived: 2, adjusted: 0 }, { onHand: 2, value: 1500n })).toEqual({
    inventory: -1500n,
    expense: -500n,
    adjusted: 2,
  });
});

it('parts that do not divide sum to the variance exactly', () => {
  const bill = { pieces: 3, billed: 3100n, accrued: 3000n };
  const { inventory, expense } = splitVariance(bill, { netReceived: 3, adjusted: 0 }, { onHand: 2, value: 2000n });
  expect([inventory, expense]).toEqual([67n, 33n]);
});

it('a bill of a part adjusts no more pieces than it names', () => {
  const bill = { pieces: 2, billed: 2100n, accrued: 2000n };
  expect(splitVariance(bill, { netReceived: 5, adjusted: 1 }, { onHand: 5, value: 5000n })).toEqual({
    inventory: 100n,
    expense: 0n,
    adjusted: 3,
  });
});
