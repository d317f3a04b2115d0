import { expect, it } from 'vitest';
import { averageOf, shareOf } from '../../catalog/shop/stock/valuation.ts';

it('pieces leave at the average of what is there, the last of them with all that is left', () => {
  expect(averageOf({ onHand: 7, value: 7400n }, 5)).toBe(5286n);
  expect(averageOf({ onHand: 2, value: 1n }, 1)).toBe(1n);
  expect(averageOf({ onHand: 2, value: 2114n }, 2)).toBe(2114n);
});

it('parts of a whole that follow each other sum to it, rounded together', () => {
  expect(shareOf(5286n, 5, { before: 0, pieces: 2 })).toBe(2114n);
  expect(shareOf(5286n, 5, { before: 2, pieces: 1 })).toBe(1058n);
  expect(shareOf(5286n, 5, { before: 3, pieces: 2 })).toBe(2114n);
});
