import { expect, it } from 'vitest';
import { taxSumsOf } from '../../catalog/purchasing/paper/taxSumsOf.ts';

it('the tax of a purchase is summed for each rate, the lowest first; lines without tax are none of it', () => {
  const lines = [
    { percent: 15, tax: '30.05' },
    { percent: 7.5, tax: '7.50' },
    { percent: null, tax: '0.00' },
    { percent: 15, tax: '0.10' },
  ];
  expect(taxSumsOf(lines)).toEqual([
    { percent: 7.5, amount: '7.50' },
    { percent: 15, amount: '30.15' },
  ]);
});
