import { expect, it } from 'vitest';
import {
  fiscalYear,
  fiscalYearNamed,
  fiscalYearOf,
  monthOf,
  presets,
  within,
} from '../../catalog/engine/days/periods.ts';

it.each([
  ['2026-07-01', '2026-07-01', '2027-06-30'],
  ['2026-06-30', '2025-07-01', '2026-06-30'],
  ['2024-02-29', '2023-07-01', '2024-06-30'],
  ['2026-12-31', '2026-07-01', '2027-06-30'],
])('the fiscal year of %s is from %s to %s where it begins in July', (day, from, to) => {
  expect(presets.fiscal_year(day, 7)).toEqual({ from, to });
});

it.each([
  ['2026-12-31', 1, '2026-01-01', '2026-12-31', '2026'],
  ['2026-03-31', 4, '2025-04-01', '2026-03-31', '2025-26'],
  ['1999-12-01', 12, '1999-12-01', '2000-11-30', '1999-00'],
])('the fiscal year of %s, begun in month %i, is from %s to %s, and is called %s', (day, month, ...told) => {
  const [from, to, name] = told;
  const year = fiscalYearOf(day, month);
  expect([year, fiscalYearNamed(year), fiscalYear(day, month)]).toEqual([{ from, to }, name, Number(from.slice(0, 4))]);
});

it.each([
  ['2024-02-10', '2024-02-29', '2024-01-31'],
  ['2026-02-28', '2026-02-28', '2026-01-31'],
  ['2026-03-31', '2026-03-31', '2026-02-28'],
  ['2026-01-01', '2026-01-31', '2025-12-31'],
  ['2026-12-31', '2026-12-31', '2026-11-30'],
])('the month of %s ends on %s, the one before on %s', (day, end, before) => {
  expect(monthOf(day)).toEqual({ from: `${day.slice(0, 7)}-01`, to: end });
  expect(presets.last_month(day)).toEqual({ from: `${before.slice(0, 7)}-01`, to: before });
});

it('of a period stays what lies between two days, either of which may be missing', () => {
  const july = monthOf('2026-07-15');
  expect(within(july, undefined, '')).toEqual(july);
  expect(within(july, '2026-06-20', '2026-08-03')).toEqual(july);
  expect(within(july, '2026-07-10', '2026-07-20')).toEqual({ from: '2026-07-10', to: '2026-07-20' });
});
