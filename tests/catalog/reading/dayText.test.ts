import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayAfter } from '../../../catalog/engine/days/days.ts';
import { dayText, monthText } from '../../../catalog/engine/reading/days/dayText.ts';
import { readDay } from '../../../catalog/engine/reading/days/readDay.ts';
import { readMonth } from '../../../catalog/engine/reading/days/readMonth.ts';
import { dayOrders } from '../../../catalog/engine/reading/WrittenForms.ts';

const asked = { order: 'day_first', today: '2026-11-27', years: 'near' } as const;

it('a day is written in the order of the agency, and a text that is none stays', () => {
  expect(dayOrders.map(order => dayText('2027-04-05', order))).toEqual(['05/04/2027', '04/05/2027', '2027/04/05']);
  expect(dayOrders.map(order => monthText('2027-04-05', order))).toEqual(['04/2027', '04/2027', '2027/04']);
  expect(dayText('soon', 'day_first')).toBe('soon');
});

it('what is written is read back, in every order', () => {
  const days = fc.integer({ min: 0, max: 100_000 }).map(after => dayAfter('1900-01-01', after));
  fc.assert(
    fc.property(days, fc.constantFrom(...dayOrders), (day, order) => {
      expect(readDay(dayText(day, order), { ...asked, order })).toBe(day);
      expect(readMonth(monthText(day, order), { ...asked, order })).toBe(`${day.slice(0, 7)}-01`);
    }),
  );
});

it.each([
  ['04/2027', '2027-04-01'],
  ['4.2027', '2027-04-01'],
  ['4/27', '2027-04-01'],
  ['2027-04', '2027-04-01'],
  ['2027/4', '2027-04-01'],
  ['042027', '2027-04-01'],
  ['202704', '2027-04-01'],
  ['apr 2027', '2027-04-01'],
  ['Nisan 2027', '2027-04-01'],
  ['أبريل ٢٠٢٧', '2027-04-01'],
  ['এপ্রিল ২০২৭', '2027-04-01'],
  ['april', '2027-04-01'],
  ['05/04/2027', '2027-04-01'],
  ['t', '2026-11-01'],
])('the month of %s is %s', (text, month) => expect(readMonth(text, asked)).toBe(month));

it.each(['13/2027', '2027-13', 'soon', '4', ''])('%s is no month', text =>
  expect(readMonth(text, asked)).toBeUndefined(),
);
