import { describe, expect, it } from 'vitest';
import { type ComparedWith, earlierDays } from '../../catalog/engine/comparison.ts';

describe('the days with which a report is compared', () => {
  it.each<[string, ComparedWith, readonly [from: string | undefined, to: string], object]>([
    ['a month', 'period_before', ['2026-03-01', '2026-03-31'], { from: '2026-02-01', to: '2026-02-28' }],
    ['January', 'period_before', ['2026-01-01', '2026-01-31'], { from: '2025-12-01', to: '2025-12-31' }],
    ['a fiscal year', 'period_before', ['2025-07-01', '2026-06-30'], { from: '2024-07-01', to: '2025-06-30' }],
    ['ten days', 'period_before', ['2026-03-06', '2026-03-15'], { from: '2026-02-24', to: '2026-03-05' }],
    ['a balance of a day', 'period_before', [undefined, '2026-03-30'], { to: '2026-02-28' }],
    ['a balance at the end of a month', 'period_before', [undefined, '2026-06-30'], { to: '2026-05-31' }],
    ['a month', 'last_year', ['2025-02-01', '2025-02-28'], { from: '2024-02-01', to: '2024-02-29' }],
    ['a leap day', 'last_year', [undefined, '2024-02-29'], { to: '2023-02-28' }],
    ['ten days', 'last_year', ['2026-03-06', '2026-03-15'], { from: '2025-03-06', to: '2025-03-15' }],
  ])('of %s, %s', (_, basis, [from, to], days) => {
    expect(earlierDays(basis, from, to)).toEqual(days);
  });
});
