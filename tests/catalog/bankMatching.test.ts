import { describe, expect, it } from 'vitest';
import { groupsOf } from '../../catalog/banking/matching.ts';
import { reckonedClosing, repeatedLines } from '../../catalog/banking/statementLaw.ts';
import { pairsOf, suggest } from '../../catalog/banking/suggest.ts';

const told = (id: number, day: number, amount: bigint, ...words: string[]) => ({
  id,
  day: `2026-07-${String(day).padStart(2, '0')}`,
  amount,
  words,
});

describe('what a line of a statement probably is', () => {
  it('is a row of the same amount with the same number, however far its day', () => {
    const found = suggest(
      [told(1, 30, -500n, 'CHQ 000123')],
      [told(7, 29, -500n, 'PV-2026-000009'), told(8, 2, -500n, 'Cheque 123')],
    );
    expect(found).toEqual([{ line: 1, rows: [8], isSure: true }]);
  });

  it('is else the nearest row, and sure only where no other could be meant', () => {
    const rows = [told(7, 1, 500n), told(8, 4, 500n), told(9, 4, -500n), told(10, 28, 90n)];
    expect(suggest([told(1, 5, 500n), told(2, 5, -500n), told(3, 5, 90n)], rows)).toEqual([
      { line: 1, rows: [8], isSure: false },
      { line: 2, rows: [9], isSure: true },
    ]);
  });

  it('is no row twice, and may be several that come to it', () => {
    const rows = [told(7, 1, 500n), told(8, 2, 200n), told(9, 3, 300n)];
    const found = suggest([told(1, 1, 500n), told(2, 3, 500n)], rows);
    expect(pairsOf(found)).toEqual([
      { line: 1, row: 7 },
      { line: 2, row: 9 },
      { line: 2, row: 8 },
    ]);
  });
});

it('pairs that share a line or a row are one match', () => {
  const pairs = [
    { line: 1, row: 7 },
    { line: 2, row: 8 },
    { line: 1, row: 9 },
    { line: null, row: 5 },
    { line: null, row: 6 },
  ];
  expect(groupsOf(pairs)).toEqual([
    { lines: [1], rows: [7, 9] },
    { lines: [2], rows: [8] },
    { lines: [], rows: [5, 6] },
  ]);
});

it('a statement adds up, and a line with a reference is told once', () => {
  const line = { id: 1, day: '2026-07-01', in: 500n, out: 0n, reference: 'A1' };
  const lines = [line, { ...line, id: 2, reference: null }, { ...line, id: 3, reference: 'a1 ' }];
  expect(repeatedLines(lines)).toEqual([2]);
  expect(reckonedClosing({ opening: 100n, lines })).toBe(1600n);
});
