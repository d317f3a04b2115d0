import { expect, it } from 'vitest';
import { monthOf, presets, within } from '../../catalog/periods.ts';

it.each([
  ['2026-07-01', '2026-07-01', '2027-06-30'],
  ['2026-06-30', '2025-07-01', '2026-06-30'],
  ['2024-02-29', '2023-07-01', '2024-06-30'],
  ['2026-12-31', '2026-07-01', '2027-06-30'],
])('the fiscal year of %s is from %s to %s', (day, from, to) => {
  expect(presets.fiscal_year(day)).toEqual({ from, to });
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
