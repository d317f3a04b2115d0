import { expect, it } from 'vitest';
import { months } from '#src/resources/people/members/months.ts';
import { monthText } from '#src/engine/kinds/valueText.ts';

it('the months to bill reach from three back to two ahead, over the end of a year', () => {
  expect(months('2026-11-30')).toEqual([
    '2026-08-01',
    '2026-09-01',
    '2026-10-01',
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
  ]);
});

it('a month is named in the reader’s language, by the civil calendar', () => {
  expect(['en', 'tr', 'ar'].map(locale => monthText('2026-11-01', locale))).toEqual([
    'November 2026',
    'Kasım 2026',
    'نوفمبر 2026',
  ]);
});
