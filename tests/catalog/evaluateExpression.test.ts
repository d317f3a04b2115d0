import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMinor } from '../../catalog/engine/money/money.ts';
import { evaluateExpression } from '../../catalog/engine/reading/amounts/evaluateExpression.ts';

describe('a typed sum', () => {
  it.each([
    ['1200*3', '3600.00'],
    ['1200 x 3', '3600.00'],
    ['=1200*3', '3600.00'],
    ['1 200 * 3', '3600.00'],
    ["1'200*3", '3600.00'],
    ['1200.05 + 0.05', '1200.10'],
    [' 1200 +\u00a0300 ', '1500.00'],
    ['0.1+0.2', '0.30'],
    ['2+3*4', '14.00'],
    ['(2+3)*4', '20.00'],
    ['10-2-3', '5.00'],
    ['100/3', '33.33'],
    ['200/3', '66.67'],
    ['-1/8', '-0.13'],
    ['1/8', '0.13'],
    ['-0.001*1', '0.00'],
    ['12/-4', '-3.00'],
    ['5*-2', '-10.00'],
    ['99999999999999.99*3', '299999999999999.97'],
    ['1500*1.075', '1612.50'],
  ])('%s comes to %s', (typed, amount) => {
    expect(evaluateExpression(typed)).toBe(amount);
  });

  it.each(['', '1*', '(1', '1)', '1/0', 'a', '1 2a', '1..2', '1,2,3.4.5', '--', '*2', '='.repeat(3), '1+'.repeat(80)])(
    '%j comes to nothing',
    typed => {
      expect(evaluateExpression(typed)).toBeUndefined();
    },
  );
});

describe('a number as people write it', () => {
  it.each([
    ['1,200.50', '1200.50'],
    ['1,20,000', '120000.00'],
    ['1.200,50', '1200.50'],
    ['1.200.000', '1200000.00'],
    ['12,5', '12.50'],
    ["1'200", '1200.00'],
    ['1 200', '1200.00'],
    ['.5', '0.50'],
    ['١٢٠٠٫٥', '1200.50'],
    ['১২০০', '1200.00'],
    ['−5', '-5.00'],
    ['৳1,200', '1200.00'],
    ['Tk. 30.00', '30.00'],
    ['Tk 1,20,000/-', '120000.00'],
    ['১,২০০ টাকা', '1200.00'],
    ['BDT 1200', '1200.00'],
    ['1200 SAR', '1200.00'],
    ['US$ 12.34', '12.34'],
    ['-$12.34', '-12.34'],
    ['($12.34)', '-12.34'],
    ['$(12.34)', '-12.34'],
    ['(1,000.00)', '-1000.00'],
    ['1,000.00-', '-1000.00'],
    ['1.500,00 TL', '1500.00'],
    ['٣٠٠ ريال', '300.00'],
    ['1200*3 Tk', '3600.00'],
    ['\u200f1,200\u200e', '1200.00'],
    ['1.50000', '1.50'],
  ])('%s is %s', (typed, amount) => {
    expect(evaluateExpression(typed)).toBe(amount);
  });

  it.each([
    ['1,234', '1234.00', undefined],
    ['1.234', undefined, '1234.00'],
    ['2,5', '2.50', '2.50'],
    ['2.5', '2.50', '2.50'],
    ['2.500,00', '2500.00', '2500.00'],
    ['2,500.00', '2500.00', '2500.00'],
    ['1,234*2', '2468.00', '2.47'],
    ['1.234.567', '1234567.00', '1234567.00'],
    ['1,234,567', '1234567.00', '1234567.00'],
    ['1,20,000', '120000.00', '120000.00'],
    ['0,125*8', '1.00', '1.00'],
  ])('%s is %s with a decimal point, %s with a comma', (typed, point, comma) => {
    expect([evaluateExpression(typed), evaluateExpression(typed, 2, 'comma')]).toEqual([point, comma]);
  });

  it.each(['0x10', '5-4-27', '30 abc', 'tkx 30', 'SARA 30', '12 % 3', '(30', '$', 'Tk.', '()', '-'])(
    '%j is none',
    typed => {
      expect(evaluateExpression(typed)).toBeUndefined();
    },
  );

  it.each([
    '05/04/2027',
    '5/4/2027',
    '5/4/27',
    '05-04-27',
    '5 - 4 - 2027',
    '2027-04-05',
    '2027/4/5',
    '০৫/০৪/২০২৭',
    '01712-345678',
    'Tk. 05/04/2027',
    '5 4 2027',
    '12 34',
    '12 34*2',
    '--5',
    '(-5)',
  ])('%s is a day, a code or a slip, and comes to nothing', typed => {
    expect(evaluateExpression(typed)).toBeUndefined();
  });

  it('of a whole kind is a sum that comes out whole', () => {
    expect([evaluateExpression('8/2', 0), evaluateExpression('7/2', 0)]).toEqual(['4', undefined]);
  });

  it('with more places than there are is not cut without a word', () => {
    expect([
      evaluateExpression('1.234'),
      evaluateExpression('-1.005'),
      evaluateExpression('1.234', 3),
      evaluateExpression('7', 0),
    ]).toEqual([undefined, undefined, '1.234', '7']);
  });
});

it('sums are exact, however large', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 17n });
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      expect(evaluateExpression(`${fromMinor(a)}+${fromMinor(b)}`)).toBe(fromMinor(a + b));
      expect(evaluateExpression(`${fromMinor(a)}-${fromMinor(b)}`)).toBe(fromMinor(a - b));
    }),
  );
});
