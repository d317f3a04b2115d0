import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMinor, sum, toMinor } from '../../catalog/engine/money/money.ts';
import { packagePlanObjections, type PlanLine, proposedPlan } from '../../catalog/hajj/bookings/packagePlan.ts';

const line = (share_percent: number, due_days_before: number): PlanLine => ({ share_percent, due_days_before });
const thirds = [line(34, 90), line(33, 60), line(33, 30)];
const on = (lines: readonly PlanLine[], whole: string, from: string) =>
  proposedPlan(lines, { whole: toMinor(whole), from, to: '2027-05-01' }).map(({ due_date, amount }) => [
    due_date,
    fromMinor(amount),
  ]);

describe('instalments by the plan of a package', () => {
  it('are its shares of the amount, to the last cent, so many days before they leave', () => {
    expect(on(thirds, '100.01', '2026-12-01')).toEqual([
      ['2027-01-31', '34.01'],
      ['2027-03-02', '33.00'],
      ['2027-04-01', '33.00'],
    ]);
  });

  it('that would be due before the booking are due with it, as one', () => {
    expect(on(thirds, '1000.00', '2027-03-10')).toEqual([
      ['2027-03-10', '670.00'],
      ['2027-04-01', '330.00'],
    ]);
    expect(on(thirds, '1000.00', '2027-05-01')).toEqual([['2027-05-01', '1000.00']]);
  });

  it('are none without a plan, for nothing, or once they have left', () => {
    expect(on([], '1000.00', '2026-12-01')).toEqual([]);
    expect(on(thirds, '0.00', '2026-12-01')).toEqual([]);
    expect(on(thirds, '1000.00', '2027-05-02')).toEqual([]);
  });

  it('come of shares that make up a hundred', () => {
    expect(packagePlanObjections([])).toEqual([]);
    expect(packagePlanObjections(thirds)).toEqual([]);
    expect(packagePlanObjections([line(99, 1)])).toEqual([{ field: 'instalment_plan', code: 'plan_hundred' }]);
    expect(on([line(99, 1)], '1000.00', '2026-12-01')).toEqual([]);
  });

  it('make up the amount exactly, each above nothing, in order and within its days', () => {
    const lines = fc
      .array(fc.record({ share: fc.integer({ min: 1, max: 30 }), due_days_before: fc.integer({ min: 0, max: 400 }) }), {
        minLength: 1,
        maxLength: 3,
      })
      .map(all => {
        const told = all.reduce((total, { share }) => total + share, 0);
        return [...all.map(({ share, due_days_before }) => line(share, due_days_before)), line(100 - told, 0)];
      });
    const whole = fc.bigInt({ min: 1n, max: 10_000_000n });
    fc.assert(
      fc.property(lines, whole, fc.integer({ min: 1, max: 28 }), (plan, amount, day) => {
        const [from, to] = [`2027-02-${String(day).padStart(2, '0')}`, '2027-05-01'];
        const parts = proposedPlan(plan, { whole: amount, from, to });
        const days = parts.map(({ due_date }) => due_date);
        expect(sum(parts.map(one => one.amount))).toBe(amount);
        expect(parts.every(one => one.amount > 0n && one.due_date >= from && one.due_date <= to)).toBe(true);
        expect(days).toEqual([...new Set(days)].toSorted());
      }),
    );
  });
});
