import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay } from '../../../catalog/engine/days/instants.ts';
import { writtenDay } from '../../support/writtenDay.ts';
import { dayAfter } from '../../../catalog/engine/days/days.ts';
import type { DayReading, MeantYears } from '../../../catalog/engine/reading/days/DayReading.ts';
import { dayOrderOf } from '../../../catalog/engine/reading/days/dayOrderOf.ts';
import { readDay } from '../../../catalog/engine/reading/days/readDay.ts';
import { dayOrders, type DayOrder } from '../../../catalog/engine/reading/WrittenForms.ts';

const today = '2026-11-27';
const dayFrom = (first: string, last: string) =>
  fc.integer({ min: 0, max: (Date.parse(last) - Date.parse(first)) / 86_400_000 }).map(days => dayAfter(first, days));
const orders = fc.constantFrom(...dayOrders);
const years = fc.constantFrom<MeantYears>('past', 'ahead', 'near');
const asking: fc.Arbitrary<DayReading> = fc.record({ order: orders, today: fc.constant(today), years });

const zeros = fc.constantFrom(0x30, 0x660, 0x6f0, 0x9e6, 0x966, 0xff10);
const inScript = (text: string, zero: number): string =>
  text.replace(/\d/g, digit => String.fromCodePoint(zero + Number(digit)));

/** A day in figures, its parts in an order. */
function figures(day: string, order: DayOrder, [sign, isShort, isPadded]: readonly [string, boolean, boolean]): string {
  const [year = '', month = '', ofMonth = ''] = day.split('-');
  const part = (text: string): string => (isPadded || sign === '' ? text : String(Number(text)));
  const y = isShort ? year.slice(2) : year;
  const parts = {
    day_first: [part(ofMonth), part(month), y],
    month_first: [part(month), part(ofMonth), y],
    year_first: [y, part(month), part(ofMonth)],
  };
  return parts[order].join(sign);
}

describe('every day', () => {
  it('comes back from figures in the order that is asked for, in digits of any script, a time behind it or none', () => {
    const signs = fc.constantFrom('/', '-', '.', ' ', '. ', ' / ', '');
    const times = fc.constantFrom('', ' 13:45', ', 01:45:10 PM');
    fc.assert(
      fc.property(dayFrom('1900-01-01', '2199-12-31'), asking, signs, fc.boolean(), zeros, times, (...drawn) => {
        const [day, asked, sign, isPadded, zero, time] = drawn;
        const text = inScript(figures(day, asked.order, [sign, false, isPadded]), zero) + time;
        expect([text, readDay(text, asked)]).toEqual([text, day]);
      }),
      { numRuns: 1000 },
    );
  });

  it('comes back from two figures of its year, by the field that they stand in', () => {
    const spans = fc.constantFrom<readonly [MeantYears, string, string]>(
      ['past', '1926-11-28', today],
      ['near', '1976-12-01', '2076-11-01'],
      ['ahead', '2006-12-31', '2106-11-01'],
    );
    const signs = fc.constantFrom('/', '-', '.', '');
    const all = spans.chain(([meant, from, to]) => fc.tuple(fc.constant(meant), dayFrom(from, to)));
    fc.assert(
      fc.property(all, orders, signs, ([meant, day], order, sign) => {
        const text = figures(day, order, [sign, true, true]);
        expect([text, readDay(text, { order, today, years: meant })]).toEqual([text, day]);
      }),
      { numRuns: 1000 },
    );
  });

  it('comes back from its month in words, as every language writes it, whatever order is set', () => {
    const locales = fc.constantFrom('en', 'en-GB', 'tr', 'ar', 'ar-LB', 'ar-SY', 'bn', 'de', 'nl', 'fr');
    const styles = fc.constantFrom<Intl.DateTimeFormatOptions>(
      { dateStyle: 'long' },
      { dateStyle: 'full' },
      { dateStyle: 'long', timeStyle: 'short' },
      { dateStyle: 'full', timeStyle: 'medium' },
      { day: 'numeric', month: 'short', year: 'numeric' },
      { weekday: 'short', day: '2-digit', month: 'short', year: 'numeric' },
      { weekday: 'short', day: '2-digit', month: 'long', year: 'numeric' },
    );
    fc.assert(
      fc.property(dayFrom('1900-01-01', '2199-12-31'), asking, locales, styles, (day, asked, locale, style) => {
        const text = writtenDay(day, locale, 'gregory', style);
        expect([text, readDay(text, asked)]).toEqual([text, day]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    ' ',
    ...'0 1 2 5 12 25 27 31 99 2027 1447 / - . , : + ( ) t apr mar كانون الثاني মে mon th am z <4> ১ ٣ \u200f'.split(
      ' ',
    ),
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.array(pieces, { maxLength: 9 }).map(some => some.join('')),
  );

  it('is a day that the calendar has, or none', () => {
    fc.assert(
      fc.property(texts, asking, (text, asked) => {
        const day = readDay(text, asked);
        expect(day === undefined || isDay(day)).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  it('may stand in a column', () => {
    fc.assert(
      fc.property(fc.array(texts), asking, fc.boolean(), (rows, asked, isOrdered) => {
        expect(dayOrders).toContain(dayOrderOf(rows, { ...asked, isOrdered }).order);
      }),
    );
  });
});

it('a long text is told to be none at once', () => {
  const begun = performance.now();
  for (const part of ['1', '1 ', '1/', 'apr ', 't', ' ', ',', '(', 'dhu '])
    readDay(part.repeat(100_000), { order: 'day_first', today, years: 'near' });
  for (const part of ['1', '1 ', '1/', 'apr ', 't', ' ', ',', '(', 'dhu '])
    readDay(part.repeat(100).slice(0, 99), { order: 'day_first', today, years: 'near' });
  expect(performance.now() - begun).toBeLessThan(500);
});
