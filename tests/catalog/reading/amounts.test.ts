import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { decimalOf } from '#catalog/engine/reading/amounts/decimalOf.ts';
import { sidedAmount } from '#catalog/engine/reading/amounts/sidedAmount.ts';
import type { SheetCell } from '#catalog/engine/reading/Sheet.ts';
import type { DecimalSign } from '#catalog/engine/reading/WrittenForms.ts';

/** An amount in short: its size below zero or not, and its side. */
function told(cell: SheetCell, decimal?: DecimalSign): string | undefined {
  const amount = sidedAmount(cell, { decimal });
  return amount && `${amount.isNegative ? '-' : ''}${fromMinor(amount.size)}${amount.side ? ` ${amount.side}` : ''}`;
}

describe('a form with one meaning is read by it, whatever the column says', () => {
  test.each([
    ['1234', '1234.00'],
    ['12.5', '12.50'],
    ['12,5', '12.50'],
    ['.50', '0.50'],
    ['5.', '5.00'],
    ['0,500', '0.50'],
    ['12.3400', '12.34'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1,234,567', '1234567.00'],
    ['1.234.567', '1234567.00'],
    ['12,34,567.89', '1234567.89'],
    ['1,20,000', '120000.00'],
    ['1 234,50', '1234.50'],
    ['1\u00a0234,50', '1234.50'],
    ['1\u202f234.50', '1234.50'],
    ['1’234.50', '1234.50'],
    ["1'234.50", '1234.50'],
    ['১,২৩৪.৫০', '1234.50'],
    ['১২,৩৪,৫৬৭', '1234567.00'],
    ['١٢٣٤', '1234.00'],
    ['١٬٢٣٤٫٥٠', '1234.50'],
    ['١٢٫٥', '12.50'],
    ['۱٬۲۳۴٫۵۰', '1234.50'],
    ['१,२३४.५०', '1234.50'],
    ['1,234.-', '1234.00'],
    ['1.234,--', '1234.00'],
    ['12,–', '12.00'],
    ['-12.34', '-12.34'],
    ['−12.34', '-12.34'],
    ['- 12.34', '-12.34'],
    ['12.34-', '-12.34'],
    ['12.34 -', '-12.34'],
    ['+12.34', '12.34'],
    ['12,34+', '12.34'],
    ['(12.34)', '-12.34'],
    ['( 1,234.00 )', '-1234.00'],
    ['$(12.34)', '-12.34'],
    ['($12.34)', '-12.34'],
    ['-$12.34', '-12.34'],
    ['$-12.34', '-12.34'],
    ['12.34-$', '-12.34'],
    ['<12.34>', '-12.34'],
    ['-0.00', '0.00'],
    ['Tk. 30.00', '30.00'],
    ['Tk.30.00', '30.00'],
    ['Tk 1,200/-', '1200.00'],
    ['1200.50/=', '1200.50'],
    ['Tk. 1,200/- only', '1200.00'],
    ['৳1,200', '1200.00', 'point'],
    ['৳ ১,২০০.৫০', '1200.50'],
    ['৫০০ টাকা', '500.00'],
    ['Rs. 1,200.00/-', '1200.00'],
    ['Rs.0.50', '0.50'],
    ['₹1,20,000', '120000.00'],
    ['INR 12.00', '12.00'],
    ['SAR1,250.75', '1250.75'],
    ['1,250.75 ر.س', '1250.75'],
    ['د.إ. 12.50', '12.50'],
    ['١٢٫٥٠ ريال', '12.50'],
    ['AED (12.50)', '-12.50'],
    ['1.250,75 TL', '1250.75'],
    ['₺1.250,75', '1250.75'],
    ['-12,50 €', '-12.50'],
    ['€ -12,50', '-12.50'],
    ['EUR 12,50-', '-12.50'],
    ['CHF 1’250.75', '1250.75'],
    ['US$ 12.50', '12.50'],
    ['="1,234.50"', '1234.50'],
    ['\u200f12.50\u200f', '12.50'],
    ['DR 30.00', '30.00 debit'],
    ['Dr. 30.00', '30.00 debit'],
    ['30.00 Dr', '30.00 debit'],
    ['30.00 Dr.', '30.00 debit'],
    ['30.00Dr', '30.00 debit'],
    ['30.00(Dr)', '30.00 debit'],
    ['(Cr) 30.00', '30.00 credit'],
    ['30.00 CR', '30.00 credit'],
    ['30.00 C', '30.00 credit'],
    ['30.00 DB', '30.00 debit'],
    ['30.00 D.B.', '30.00 debit'],
    ['30.00 OD', '30.00 debit'],
    ['30.00 Dr BDT', '30.00 debit'],
    ['BDT 30.00 Cr', '30.00 credit'],
    ['Cr: 30.00', '30.00 credit'],
    ['30,00 B', '30.00 debit'],
    ['30,00 (A)', '30.00 credit'],
    ['30,00 borç', '30.00 debit'],
    ['30,00 BORÇ', '30.00 debit'],
    ['30,00 Alacak', '30.00 credit'],
    ['30.00 مدين', '30.00 debit'],
    ['دائن 30.00', '30.00 credit'],
    ['৩০.০০ জমা', '30.00 credit'],
    ['খরচ ৩০.০০', '30.00 debit'],
    ['30,00 S', '30.00 debit'],
    ['30,00 H', '30.00 credit'],
    ['30,00 Soll', '30.00 debit'],
    ['Haben 30,00', '30.00 credit'],
    ['30,00 Af', '30.00 debit'],
    ['30,00 Bij', '30.00 credit'],
    ['(30.00) Cr', '-30.00 credit'],
    ['-30.00 Dr', '-30.00 debit'],
  ] as [string, string, DecimalSign?][])('%s is %s', (text, meaning, only) => {
    for (const decimal of only ? [only] : (['point', 'comma', undefined] as const))
      expect(told(text, decimal)).toBe(meaning);
  });
});

test.each([
  ['1,234', '1234.00', undefined],
  ['1.234', undefined, '1234.00'],
  ['1.250', '1.25', '1250.00'],
  ['Tk. 1,234', '1234.00', undefined],
  ['(1,250) Dr', '-1250.00 debit', '-1.25 debit'],
])('%s is told by the column', (text, point, comma) => {
  expect(told(text)).toBeUndefined();
  expect(told(text, 'point')).toBe(point);
  expect(told(text, 'comma')).toBe(comma);
});

test.each([
  '',
  '-',
  '.',
  'five',
  'Dr',
  '12.345',
  '1234,567',
  '1,2,3',
  '12 34',
  '1.2.3',
  '1,234,56',
  '1,23.456',
  '1,234.5.6',
  '30.00 Dr Cr',
  '--5',
  '(-5)',
  '5%',
  '5 apples',
  '01/07/2026',
  '8.8E+12',
  '1200*3',
  '1_000',
  '(5',
  '5)',
  '#REF!',
  '12345678901234567',
  '1,234.50,00',
  'A/C 1234 56',
])('%j is no amount', text => expect(told(text, 'point')).toBeUndefined());

test.each([
  ['1234.5', '1234.50'],
  ['-12', '-12.00'],
  ['0.1', '0.10'],
  ['2442.4999999999', '2442.50'],
  ['100.000000001', '100.00'],
  ['5.55e-17', '0.00'],
  ['12.345', undefined],
  ['8.8e+21', undefined],
])('a numeric cell of %s is %s', (decimal, meaning) => expect(told({ decimal }, 'comma')).toBe(meaning));

test.each([
  [['1,234', '12.50'], 'point', true],
  [['1.234', '12,50'], 'comma', true],
  [['1,234', '5,678'], 'unknown', true],
  [['1,234,567', '5'], 'point', false],
  [['Tk. 1,234', '1,20,000.00 Dr'], 'point', true],
  [['12,50', '12.50', '1,234'], 'both', true],
  [['12', { decimal: '12.5' }, 'five', '01.07.2026'], 'unknown', false],
] satisfies [SheetCell[], string, boolean][])('%j is written with %s', (column, sign, isNeeded) =>
  expect(decimalOf(column)).toEqual({ sign, isNeeded }),
);

test('an amount comes back from however it is grouped, signed and sided', () => {
  const written = fc.record({
    minor: fc.bigInt({ min: 0n, max: 10n ** 15n }),
    locale: fc.constantFrom('en', 'de', 'tr', 'en-IN', 'de-CH', 'fr', 'bn', 'ar-EG', 'hi-u-nu-deva'),
    around: fc.constantFrom('@', '-@', '(@)', '@-', 'Dr @', '@ Cr', 'Tk. @', '@ TL', '$(@)'),
  });
  fc.assert(
    fc.property(written, ({ minor, locale, around }) => {
      const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(
        fromMinor(minor) as Intl.StringNumericLiteral,
      );
      expect(sidedAmount(around.replace('@', () => number))?.size).toBe(minor);
    }),
  );
});

test('no text at all throws', () => {
  fc.assert(fc.property(fc.string(), text => void [sidedAmount(text, { decimal: 'point' }), decimalOf([text])]));
});
