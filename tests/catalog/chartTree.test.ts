import { describe, expect, it } from 'vitest';
import { type Account, chartTree, ledgersIn, soughtAccounts } from '../../catalog/ledger/chart/chartTree.ts';

const tree = chartTree(
  {
    primary_group: [
      { id: 1, name: 'Assets' },
      { id: 2, name: 'Income' },
    ],
    group: [
      { id: 1, name: 'Current Assets', head_primarygroup: 1 },
      { id: 2, name: 'Cash-in-Hand', head_group: 1 },
    ],
    ledger_account: [
      { id: 1, name: 'Till', code: '1010', head_group: 2, is_active: true },
      { id: 2, name: 'Old Till', code: '1009', head_group: 2, is_active: false },
      { id: 3, name: 'Deposits', head_group: 1, is_active: true },
      { id: 4, name: 'Fees', head_primarygroup: 2, is_active: true },
    ],
  },
  new Map([
    [1, '120.50'],
    [2, '-20.25'],
    [4, '-100.25'],
  ]),
);

/** Names with their balances in minor units, those below indented. */
const told = (accounts: readonly Account[], indent = ''): string[] =>
  accounts.flatMap(({ name, balance, below }) => [`${indent}${name} ${balance}`, ...told(below, `${indent}- `)]);

describe('the chart of accounts as a tree', () => {
  it('sums each group from what stands below it, groups before ledgers, by code and name', () => {
    expect(told(tree)).toEqual([
      'Assets 10025',
      '- Current Assets 10025',
      '- - Cash-in-Hand 10025',
      '- - - Old Till -2025',
      '- - - Till 12050',
      '- - Deposits 0',
      'Income -10025',
      '- Fees -10025',
    ]);
  });

  it('finds by any part of a name or code, with what stands above and below, and leaves closed ledgers out', () => {
    const found = (words: string, withClosed = false) =>
      soughtAccounts(tree, { words, withClosed }).flatMap(one => told([one]));
    expect(found('CASH')).toEqual([
      'Assets 10025',
      '- Current Assets 10025',
      '- - Cash-in-Hand 10025',
      '- - - Till 12050',
    ]);
    expect(found('1009')).toEqual([]);
    expect(found('1009', true).at(-1)).toBe('- - - Old Till -2025');
    expect(ledgersIn(soughtAccounts(tree, { words: '', withClosed: true }))).toBe(4);
  });
});
