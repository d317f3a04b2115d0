import { describe, expect, it } from 'vitest';
import { rateOn, type TaxFacts } from '../../catalog/bills/billLaw.ts';
import { withheldOf, withholdingsOf } from '../../catalog/taxes/withholding.ts';
import type { Open } from '../../catalog/bills/settlement/Open.ts';
import { settle, type Settling } from '../../catalog/bills/settlement/settle.ts';
import type { Settlement } from '../../catalog/bills/settlement/settlementFields.ts';

const [RECEIVABLE, ADVANCES, GAIN, LOSS, KARIM, RIYAL] = [1, 2, 3, 4, 7, 9];

/** A bill of 33.33 riyals at 32.335, of which nothing is settled yet. */
const bill: Open = {
  id: 1,
  ledger: RECEIVABLE,
  party: KARIM,
  side: 'debit',
  day: '2026-11-01',
  due: '2026-11-30',
  amount: 107_773n,
  outstanding: 107_773n,
  currency: RIYAL,
  foreign: 3333n,
  foreignOutstanding: 3333n,
};
const taka = { currency: null, foreign: 0n, foreignOutstanding: 0n };
/** A receipt of 100.00 riyals from Karim. */
const receipt = (worth: bigint): Settling => ({
  ledger: RECEIVABLE,
  party: KARIM,
  debit: 0n,
  credit: worth,
  currency: RIYAL,
  foreign: 10_000n,
});

interface More {
  readonly settlement?: Settlement;
  readonly wanted?: readonly { item: number; amount: bigint }[];
  readonly advances?: number;
}
const settled = (lines: readonly Settling[], items: readonly Open[], more: More = {}) =>
  settle(lines, {
    settlement: more.settlement ?? 'oldest',
    wanted: more.wanted ?? [],
    items,
    exchange: { gain: GAIN, loss: LOSS },
    advance: () => more.advances,
  });
const told = ({ lines }: { readonly lines: readonly Settling[] }) =>
  lines.map(({ ledger, party, debit, credit, foreign }) => [ledger, party, debit - credit, foreign]);

describe('a receipt in a foreign currency', () => {
  it('leaves what it does not settle as an advance by its own rate, and the difference of rates as gain or loss', () => {
    const dear = settled([receipt(330_000n)], [bill], { advances: ADVANCES });
    expect(dear.pairs).toEqual([{ line: 0, item: 1, amount: 107_773n, foreign: 3333n }]);
    // A third of it is worth 1,099.89, and pays what was billed as 1,077.73.
    expect(told(dear)).toEqual([
      [RECEIVABLE, KARIM, -107_773n, 3333n],
      [GAIN, null, -2216n, 0n],
      [ADVANCES, KARIM, -220_011n, 6667n],
    ]);
    expect(told(settled([receipt(320_000n)], [bill], { advances: ADVANCES }))).toEqual([
      [RECEIVABLE, KARIM, -107_773n, 3333n],
      [LOSS, null, 1117n, 0n],
      [ADVANCES, KARIM, -213_344n, 6667n],
    ]);
  });

  it('stays open on its own ledger where no advances are kept', () => {
    expect(told(settled([receipt(330_000n)], [bill]))).toEqual([
      [RECEIVABLE, KARIM, -327_784n, 10_000n],
      [GAIN, null, -2216n, 0n],
    ]);
  });

  it('is an advance as a whole where nothing is open, and what is of nobody never is', () => {
    expect(told(settled([receipt(330_000n)], [], { advances: ADVANCES }))).toEqual([
      [ADVANCES, KARIM, -330_000n, 10_000n],
    ]);
    const plain = { ...receipt(500n), party: null };
    expect(settled([plain], [], { advances: ADVANCES }).lines).toEqual([plain]);
  });

  it.each([
    ['of another party', { party: KARIM + 1 }],
    ['on another ledger', { ledger: ADVANCES }],
    ['in another currency', taka],
    ['on the same side', { side: 'credit' }],
  ] as const)('settles nothing %s', (_what, other) => {
    expect(settled([receipt(330_000n)], [{ ...bill, ...other }]).pairs).toEqual([]);
  });
});

describe('what was chosen', () => {
  const items = [{ ...bill, ...taka, amount: 10_000n, outstanding: 10_000n }];
  const line: Settling = { ledger: RECEIVABLE, party: KARIM, debit: 0n, credit: 3000n };
  const choose = (amount: bigint, item = 1) => {
    const { pairs, violations } = settled([line, line], items, { settlement: 'selected', wanted: [{ item, amount }] });
    return [pairs.map(one => one.amount), violations.map(({ field, code }) => `${field} ${code}`)];
  };

  it('is settled by all lines together, and no further', () => {
    expect(choose(5000n)).toEqual([[3000n, 2000n], []]);
    expect(choose(6001n)).toEqual([[3000n, 3000n], ['settles.0.amount over_line']]);
    expect(choose(10_001n)[1]).toEqual(['settles.0.amount over_outstanding']);
    expect(choose(1n, 2)).toEqual([[], ['settles.0.item not_open']]);
  });
});

const rates = (...given: readonly (readonly [from: string, percent: string])[]): TaxFacts => ({
  id: 1,
  kind: 'tds',
  ledger: 5,
  isActive: true,
  rates: given.map(([from, percent]) => ({ from, percent })),
});

it('a rate of tax holds from the very day that it names, in whichever order they are written', () => {
  const tax = rates(['2027-01-01', '17.5'], ['2026-01-01', '15']);
  expect(['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map(day => rateOn(tax, day))).toEqual([
    undefined,
    '15',
    '15',
    '17.5',
  ]);
});

it('what is withheld from parts of a bill comes to what is withheld from the whole', () => {
  const totals = { net: 10_000n, tax: 1500n, total: 11_500n };
  const fixed = withholdingsOf(totals, { tds: rates(['2026-01-01', '5']), vds: undefined }, '2026-11-10');
  const thirds = (parts: readonly bigint[]) => {
    let settledBefore = 0n;
    return parts.map(amount => {
      const [tds] = withheldOf(fixed, { total: 11_500n, settledBefore, amount });
      settledBefore += amount;
      return tds?.amount;
    });
  };
  expect(thirds([3833n, 3833n, 3834n])).toEqual([167n, 166n, 167n]);
  expect(thirds([3833n, 7667n])).toEqual([167n, 333n]);
  expect(thirds([11_500n])).toEqual([500n]);
});
