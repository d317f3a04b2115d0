import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMinor, split, sum, toMinor } from '../../catalog/engine/money/money.ts';

const amount = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });
const weights = fc
  .array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 40 })
  .filter(all => sum(all) > 0n);

describe('an amount', () => {
  it.each([
    ['0', 0n],
    ['12', 1200n],
    ['12.5', 1250n],
    ['12.50', 1250n],
    ['0.01', 1n],
    ['-0.01', -1n],
    ['-12.34', -1234n],
    ['999999999999999999.99', 99999999999999999999n],
  ])('%s is %s minor units', (text, minor) => {
    expect(toMinor(text)).toBe(minor);
  });

  it.each(['', ' ', '1.', '.5', '1.234', '1,5', '1e3', 'NaN', '+1', '--1', '0x10', '১২'])('is not written %j', text => {
    expect(() => toMinor(text)).toThrow(RangeError);
  });

  it('keeps two places when written', () => {
    expect([0n, 5n, -5n, 100n, -1250n].map(fromMinor)).toEqual(['0.00', '0.05', '-0.05', '1.00', '-12.50']);
  });

  it('is the same after being written and read, at any size', () => {
    fc.assert(fc.property(amount, minor => toMinor(fromMinor(minor)) === minor));
  });
});

describe('a split', () => {
  it('gives the rest to the largest remainders, the earlier first', () => {
    expect(split(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
    expect(split(1000n, [2n, 1n, 3n])).toEqual([333n, 167n, 500n]);
    expect(split(-100n, [1n, 1n, 1n])).toEqual([-34n, -33n, -33n]);
  });

  it('gives nothing to a weight of nothing', () => {
    expect(split(7n, [0n, 1n, 0n])).toEqual([0n, 7n, 0n]);
  });

  it('refuses weights that do not weigh anything, or less', () => {
    for (const wrong of [[], [0n, 0n], [2n, -1n]]) expect(() => split(1n, wrong)).toThrow(RangeError);
  });

  it('sums to the whole exactly', () => {
    fc.assert(fc.property(amount, weights, (total, shares) => sum(split(total, shares)) === total));
  });

  it('is less than one unit away from each exact share', () => {
    fc.assert(
      fc.property(amount, weights, (total, shares) => {
        const whole = sum(shares);
        return split(total, shares).every((part, index) => {
          const off = part * whole - total * (shares[index] ?? 0n);
          return off < whole && off > -whole;
        });
      }),
    );
  });
});
