import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../../catalog/engine/days/days.ts';
import { sum } from '../../catalog/engine/money/money.ts';
import { paidOf } from '../../catalog/hajj/bookings/instalments.ts';
import { type Move, movedPlan, type Part } from '../../catalog/hajj/bookings/movedPlan.ts';

const BOOKED = '2026-11-21';
const plan: readonly Part[] = ['2026-12-01', '2027-01-01', '2027-02-01'].map(due_date => ({ due_date, amount: 4600n }));

const moved = (move: Partial<Move>, from = plan) =>
  movedPlan(from, {
    whole: 13_800n,
    paid: 0n,
    booked: BOOKED,
    today: BOOKED,
    departure: '2027-03-01',
    daysBefore: 0,
    ...move,
  })?.map(({ due_date, amount }) => [due_date, amount]);

describe('the instalments of a booking that is moved', () => {
  it('stand where the amount and the days do', () => {
    expect(moved({})).toEqual(plan.map(({ due_date, amount }) => [due_date, amount]));
    expect(moved({ paid: 5000n })).toEqual(moved({}));
    expect(moved({ paid: 13_800n })).toEqual(moved({}));
    expect(moved({}, [])).toEqual([]);
  });

  it('keep what is paid; the unpaid rests share what is left, what cannot be divided is the last one’s', () => {
    expect(moved({ whole: 11_801n, paid: 6000n })).toEqual([
      ['2026-12-01', 4600n],
      ['2027-01-01', 1400n + 2379n],
      ['2027-02-01', 3422n],
    ]);
    expect(moved({ whole: 10_000n })).toEqual([
      ['2026-12-01', 3333n],
      ['2027-01-01', 3333n],
      ['2027-02-01', 3334n],
    ]);
    expect(moved({ whole: 6001n, paid: 6000n })).toEqual([
      ['2026-12-01', 4600n],
      ['2027-01-01', 1400n],
      ['2027-02-01', 1n],
    ]);
  });

  it('fall on the day by which the package wants all paid where they would be due after the departure, and join there', () => {
    expect(moved({ departure: '2026-12-31', daysBefore: 10 })).toEqual([
      ['2026-12-01', 4600n],
      ['2026-12-21', 9200n],
    ]);
    expect(moved({ departure: '2026-12-31', daysBefore: 30 })).toEqual([['2026-12-01', 13_800n]]);
    expect(moved({ departure: '2027-01-01', daysBefore: 10 })?.at(-1)).toEqual(['2026-12-22', 4600n]);
  });

  it('fall on no day that is past, or before the booking, or before what is paid', () => {
    const near = { departure: '2026-12-15', daysBefore: 30 };
    expect(moved({ ...near, today: '2026-12-10' })).toEqual([
      ['2026-12-01', 4600n],
      ['2026-12-10', 9200n],
    ]);
    expect(moved(near)).toEqual([
      ['2026-12-01', 4600n],
      [BOOKED, 9200n],
    ]);
    expect(moved({ ...near, paid: 4600n })).toEqual([['2026-12-01', 13_800n]]);
  });

  it('come to what is due where more is paid; the rest waits', () => {
    expect(moved({ whole: 6000n, paid: 9000n })).toEqual([
      ['2026-12-01', 4600n],
      ['2027-01-01', 1400n],
    ]);
    expect(moved({ whole: 14_000n, paid: 15_000n })?.at(-1)).toEqual(['2027-02-01', 4800n]);
    expect(moved({ whole: 0n })).toEqual([]);
    expect(moved({ whole: 0n, paid: 10n })).toEqual([]);
  });

  it('are asked for where nothing unpaid, or no day, is left', () => {
    expect(moved({ whole: 13_801n, paid: 13_800n })).toBeUndefined();
    expect(moved({ today: '2027-03-02' })).toBeUndefined();
    expect(moved({ today: '2027-03-02', paid: 13_800n })).toEqual(moved({}));
  });
});

const day = (most: number) => fc.integer({ min: 0, max: most }).map(days => dayAfter(BOOKED, days));
const amounts = fc.bigInt({ min: 1n, max: 10n ** 12n });
const anyMove = fc.record({
  whole: fc.bigInt({ min: 0n, max: 10n ** 13n }),
  paid: fc.bigInt({ min: 0n, max: 10n ** 13n }),
  booked: fc.constant(BOOKED),
  today: day(120),
  departure: day(400),
  daysBefore: fc.integer({ min: 0, max: 500 }),
});
const anyPlan = fc.array(fc.record({ due_date: day(400), amount: amounts }), { minLength: 1, maxLength: 12 });

describe('whatever is moved', () => {
  it('comes to the new amount, keeps what is paid of each, and is due between booking and departure', () => {
    fc.assert(
      fc.property(anyPlan, anyMove, (before, move) => {
        const after = movedPlan(before, move);
        if (!after) return;
        const kept = move.paid < move.whole ? move.paid : move.whole;
        expect(sum(after.map(({ amount }) => amount))).toBe(move.whole);
        expect(after.every(({ due_date: at }) => at >= BOOKED && at <= move.departure)).toBe(true);
        expect(new Set(after.map(({ due_date: at }) => at)).size).toBe(after.length);
        const was = paidOf(before, kept);
        const is = paidOf(after, kept);
        for (const [at, { due_date: when }] of before.entries()) {
          if ((was[at] ?? 0n) === 0n || when > move.departure) continue;
          const still = before.reduce((all, { due_date: one }, i) => (one === when ? all + (was[i] ?? 0n) : all), 0n);
          const now = after.findIndex(({ due_date: one }) => one === when);
          expect(is[now] ?? 0n).toBeGreaterThanOrEqual(still);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('is asked for only where a rest has nothing to carry it or no day', () => {
    fc.assert(
      fc.property(anyPlan, anyMove, (before, move) => {
        const isCarried = sum(before.map(({ amount }) => amount)) > move.paid && move.today <= move.departure;
        if (move.paid >= move.whole || isCarried) expect(movedPlan(before, move)).toBeDefined();
        else expect(movedPlan(before, move)).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });
});
