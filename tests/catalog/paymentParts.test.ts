import { expect, it } from 'vitest';
import { firstPart, partObjections } from '../../catalog/shop/orders/paymentParts.ts';

it('the first way of paying has what the others leave', () => {
  expect(firstPart(10_000n, [])).toBe(10_000n);
  expect(firstPart(10_000n, [2_500n, 1n])).toBe(7_499n);
});

it('parts are above zero and leave something', () => {
  const codes = (whole: bigint, others: bigint[]) => partObjections(whole, others).map(one => [one.field, one.code]);
  expect(codes(100n, [])).toEqual([]);
  expect(codes(100n, [99n])).toEqual([]);
  expect(codes(100n, [50n, 50n])).toEqual([['other_payments', 'parts_above']]);
  expect(codes(100n, [0n, 200n])).toEqual([['other_payments.0.amount', 'too_small']]);
});
