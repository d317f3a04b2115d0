import { expect, test } from 'vitest';
import type { OpenItem } from '#src/resources/bills/settlement/OpenItem.ts';
import { amountFor, chosenIn, rechosen, restFor, settleable } from '#src/resources/bills/settlement/chosen.ts';

const [RECEIVABLE, KARIM, RAHIMA] = [1, 7, 8];
const item = (id: number, due: string, more: Partial<OpenItem> = {}): OpenItem => ({
  id,
  due,
  outstanding: 10_000n,
  amount: 10_000n,
  ledger: RECEIVABLE,
  party: KARIM,
  side: 'debit',
  day: '2026-01-01',
  currency: null,
  foreign: 0n,
  foreignOutstanding: 0n,
  number: `SA-${id}`,
  document: 'sales',
  source: id,
  ...more,
});
const line = { ledger: RECEIVABLE, party: KARIM, debit: 0n, credit: 13_000n };

test('what a form says of its settlement is read as far as it can be, the oldest first where it says nothing', () => {
  expect(chosenIn(undefined, undefined)).toEqual({ settlement: 'oldest', wanted: [] });
  expect(chosenIn('selected', [{ item: 3, amount: '12.50' }, null])).toEqual({
    settlement: 'selected',
    wanted: [{ item: 3, amount: 1250n }],
  });
});

test('only items of the same party, ledger and currency on the other side are settled, what is due first before the rest', () => {
  const items = [
    item(1, '2026-03-01'),
    item(2, '2026-02-01'),
    item(3, '2026-01-01', { party: RAHIMA }),
    item(4, '2026-01-01', { side: 'credit' }),
    item(5, '2026-01-01', { currency: 9 }),
  ];
  expect(settleable([line], items).map(({ id }) => id)).toEqual([2, 1]);
});

test('an amount for one item makes a choice of all, without those that get nothing', () => {
  const items = [item(1, '2026-03-01'), item(2, '2026-02-01')];
  expect(rechosen(items, id => (id === 2 ? 4000n : 0n))).toEqual({
    settlement: 'selected',
    settles: [{ item: 2, amount: '40.00' }],
  });
});

test('an item gets what was chosen, else what the pairs say', () => {
  const settled = { lines: [], violations: [], pairs: [{ item: 1, amount: 700n, foreign: 0n }] };
  const given = settled as unknown as Parameters<typeof amountFor>[2];
  expect(amountFor(1, chosenIn('oldest', []), given)).toBe(700n);
  expect(amountFor(1, chosenIn('selected', [{ item: 1, amount: '3.00' }]), given)).toBe(300n);
});

test('what is left for an item is what its lines bring less what its like have taken', () => {
  const [first, other] = [item(1, '2026-02-01'), item(2, '2026-02-01', { party: RAHIMA })];
  const amounts = [
    { item: first, amount: 6000n },
    { item: other, amount: 500n },
  ];
  expect(restFor(first, [line], amounts)).toBe(7000n);
});
