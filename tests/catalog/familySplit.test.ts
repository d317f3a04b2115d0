import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beyondOwed,
  type FamilyShare,
  familySplit,
  owedOf,
  splitObjections,
} from '../../catalog/hajj/bookings/familySplit.ts';
import { sum } from '../../catalog/engine/money/money.ts';

const owing = (...amounts: bigint[]): FamilyShare[] => amounts.map(owed => ({ amount: null, owed }));
const codes = (shares: readonly FamilyShare[], whole: bigint | null) =>
  splitObjections(shares, whole).map(({ field, code }) => [field, code]);

const owed = fc.bigInt({ min: 0n, max: 90_000_000n });
const family = fc.array(owed, { minLength: 1, maxLength: 12 }).filter(all => sum(all) > 0n);
const dueInPart = fc
  .array(fc.record({ owed, percent: fc.bigInt({ min: 0n, max: 100n }) }), { minLength: 1, maxLength: 12 })
  .map(all => all.map(({ owed: of, percent }) => ({ amount: null, owed: of, due: (of * percent) / 100n })))
  .filter(all => all.some(one => one.owed > 0n));
const anyShare = fc.record({ amount: fc.option(fc.bigInt({ min: 1n, max: 90_000n })), owed });

describe('one payment for several bookings', () => {
  it('is split over what each still owes, to the last cent', () => {
    expect(familySplit(owing(10_000n, 10_000n, 10_000n), 10_000n)).toEqual([3334n, 3333n, 3333n]);
    expect(familySplit(owing(400n, 0n, 200n), 300n)).toEqual([200n, 0n, 100n]);
    expect(familySplit(owing(400n, 200n), 601n)).toEqual([401n, 200n]);
    expect([owedOf({ due: 500n, paid: 200n }), owedOf({ due: 200n, paid: 500n })]).toEqual([300n, 0n]);
  });

  it('leaves what is told as it is told, and shares the rest', () => {
    const shares = [{ amount: 150n, owed: 100n }, ...owing(400n, 200n)];
    expect(familySplit(shares, 450n)).toEqual([150n, 200n, 100n]);
    expect(familySplit([{ amount: 150n, owed: 100n }], null)).toEqual([150n]);
  });

  it('pays what is due now of all before what is not yet due of any', () => {
    const shares = [
      { amount: null, owed: 1000n, due: 100n },
      { amount: null, owed: 500n, due: 500n },
      { amount: null, owed: 600n, due: 0n },
    ];
    expect(familySplit(shares, 600n)).toEqual([100n, 500n, 0n]);
    expect(familySplit(shares, 300n)).toEqual([50n, 250n, 0n]);
    expect(familySplit(shares, 750n)).toEqual([190n, 500n, 60n]);
    expect(familySplit(shares, 2100n)).toEqual([1000n, 500n, 600n]);
    expect(familySplit(shares, 2121n)).toEqual([1010n, 505n, 606n]);
  });

  it('says where it is more than is owed', () => {
    const beyond = (shares: readonly FamilyShare[], whole: bigint | null) =>
      beyondOwed(shares, whole).map(({ field, code }) => [field, code]);
    expect(beyond(owing(400n, 200n), 600n)).toEqual([]);
    expect(beyond(owing(400n, 200n), 601n)).toEqual([['amount', 'over_owed_together']]);
    const told = [{ amount: 150n, owed: 100n }, ...owing(400n)];
    expect(beyond(told, 450n)).toEqual([['shares.0.amount', 'over_owed']]);
    expect(beyond([{ amount: 100n, owed: 100n }], null)).toEqual([]);
  });

  it('is not split where that cannot be', () => {
    expect(codes(owing(100n), null)).toEqual([['shares.0.amount', 'required']]);
    expect(codes([{ amount: 0n, owed: 5n }, ...owing(1n)], 10n)).toEqual([['shares.0.amount', 'too_small']]);
    expect(codes(owing(100n), 0n)).toEqual([['amount', 'too_small']]);
    expect(codes(owing(0n, 0n), 100n)).toEqual([['amount', 'nothing_due']]);
    expect(codes([{ amount: 90n, owed: 5n }], 100n)).toEqual([['shares', 'shares_total']]);
    expect(codes([{ amount: 110n, owed: 5n }, ...owing(1n)], 100n)).toEqual([['shares', 'shares_total']]);
  });

  it('sums exactly, gives none more than is owed unless it is more than all owe, and who owes nothing none', () => {
    fc.assert(
      fc.property(family, fc.bigInt({ min: 1n, max: 1_200_000_000n }), (all, whole) => {
        const parts = familySplit(owing(...all), whole);
        expect(sum(parts)).toBe(whole);
        for (const [at, part] of parts.entries()) {
          if (whole <= sum(all)) expect(part <= (all[at] ?? 0n)).toBe(true);
          else expect(part >= (all[at] ?? 0n)).toBe(true);
          if (all[at] === 0n) expect(part).toBe(0n);
        }
      }),
    );
  });

  it('gives none more than is due while others lack what is due to them, whatever is due of each', () => {
    fc.assert(
      fc.property(dueInPart, fc.bigInt({ min: 1n, max: 1_200_000_000n }), (all, whole) => {
        const parts = familySplit(all, whole);
        expect(sum(parts)).toBe(whole);
        const isLacking = all.some(({ due }, at) => (parts[at] ?? 0n) < due);
        for (const [at, { due, owed: most }] of all.entries()) {
          if (isLacking) expect((parts[at] ?? 0n) <= due).toBe(true);
          if (whole <= sum(all.map(one => one.owed))) expect((parts[at] ?? 0n) <= most).toBe(true);
        }
      }),
    );
  });

  it('is split again and again until all of it is paid, whatever comes at a time', () => {
    fc.assert(
      fc.property(family, fc.array(fc.bigInt({ min: 1n, max: 9_000_000n }), { maxLength: 12 }), (all, payments) => {
        let open = all;
        for (const one of [...payments, sum(all)]) {
          const whole = one < sum(open) ? one : sum(open);
          if (whole === 0n) break;
          const parts = familySplit(owing(...open), whole);
          open = open.map((left, at) => left - (parts[at] ?? 0n));
          expect(open.every(left => left >= 0n)).toBe(true);
        }
        expect(sum(open)).toBe(0n);
      }),
    );
  });

  it('comes to the whole whenever nothing is objected, to each share what it was told', () => {
    fc.assert(
      fc.property(
        fc.array(anyShare, { minLength: 1, maxLength: 8 }),
        fc.option(fc.bigInt({ min: 1n, max: 900_000n })),
        (shares, whole) => {
          fc.pre(splitObjections(shares, whole).length === 0);
          const parts = familySplit(shares, whole);
          expect(sum(parts)).toBe(whole ?? sum(shares.map(({ amount }) => amount ?? 0n)));
          for (const [at, { amount }] of shares.entries()) if (amount !== null) expect(parts[at]).toBe(amount);
        },
      ),
    );
  });
});
