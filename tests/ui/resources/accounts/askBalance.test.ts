import { expect, test, vi } from 'vitest';
import { askBalance } from '#src/resources/ledger/chart/askBalance.ts';

test('balances that are asked for in one moment go in one call for each day, a hundred at most', async () => {
  const ask = vi.fn(async (query: URLSearchParams) => ({
    balances: (query.get('ledgers') ?? '').split(',').map(id => ({ ledger: Number(id), balance: `${id}.00` })),
  }));
  const ids = Array.from({ length: 120 }, (_, at) => at + 1);
  const found = await Promise.all([...ids, 5].map(id => askBalance(ask, id, '2026-11-20')));
  expect(found).toEqual([...ids, 5].map(id => `${id}.00`));
  expect(ask).toHaveBeenCalledTimes(2);
  await Promise.all([askBalance(ask, 1, ''), askBalance(ask, 1, '2026-11-20')]);
  expect(ask.mock.calls.slice(2).map(([query]) => query.toString())).toEqual(['ledgers=1', 'ledgers=1&day=2026-11-20']);
});

test('a call that failed leaves the next to be made anew', async () => {
  const failing = () => Promise.reject(new Error('away'));
  await expect(askBalance(failing, 1, '')).rejects.toThrow('away');
  expect(await askBalance(async () => ({ balances: [{ ledger: 1, balance: '3.00' }] }), 1, '')).toBe('3.00');
  expect(await askBalance(async () => ({ balances: [] }), 2, '')).toBeNull();
});
