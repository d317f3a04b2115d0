import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inBothCalendars } from '#catalog/engine/reading/days/calendars.ts';
import { dayInWords } from '#catalog/engine/reading/days/dayInWords.ts';
import { readDay } from '#catalog/engine/reading/days/readDay.ts';
import { dayOrders } from '#catalog/engine/reading/WrittenForms.ts';
import { dayAfter } from '#catalog/engine/days/days.ts';

describe('a day in words', () => {
  it.each([
    ['en', 'day_first', '5 Apr 2027'],
    ['en', 'month_first', 'Apr 5, 2027'],
    ['en', 'year_first', '2027 Apr 5'],
    ['tr', 'day_first', '5 Nis 2027'],
    ['tr', 'month_first', 'Nis 5, 2027'],
    ['ar', 'day_first', '5 أبريل 2027'],
    ['bn', 'day_first', '5 এপ্রি 2027'],
  ] as const)('of %s, %s, is %s', (locale, order, text) => {
    expect(dayInWords('2027-04-05', { locale, order })).toBe(text);
  });

  it('by both calendars has the second one’s year and name', () => {
    expect(inBothCalendars('2027-04-05', { locale: 'en', order: 'day_first' })).toBe(
      '5 April 2027 · 28 Shawwal 1448 AH (Umm al-Qura)',
    );
  });

  it('without its year leaves the order as it is', () => {
    expect(dayOrders.map(order => dayInWords('2027-04-05', { locale: 'en', order }, true))).toEqual([
      '5 Apr',
      'Apr 5',
      'Apr 5',
    ]);
  });

  it('is read back as the same day, whatever the language and the order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 80_000 }),
        fc.constantFrom('en', 'tr', 'ar', 'bn'),
        fc.constantFrom(...dayOrders),
        fc.constantFrom('short', 'long'),
        (days, locale, order, month) => {
          const day = dayAfter('1950-01-01', days);
          const asked = { order, today: '2026-11-27', years: 'near' } as const;
          expect(readDay(dayInWords(day, { locale, order, month }), asked)).toBe(day);
        },
      ),
    );
  });
});
