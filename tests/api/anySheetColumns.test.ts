import { describe, expect, test } from 'vitest';
import { businessHeads } from '../support/sheets/businessHeads.ts';
import { peopleHeads } from '../support/sheets/peopleHeads.ts';
import { pilgrimHeads } from '../support/sheets/pilgrimHeads.ts';
import { expectedColumns, preparedSheet, proposedColumns, readSheet } from '../support/sheets/readSheet.ts';
import { headsAlone, sheetCases } from '../support/sheets/sheetCases.ts';

/** The least share of the columns of a sheet that have to be proposed rightly. */
const LEAST = 0.9;

/** Columns that have a field or were given one, and those of them that are wrong, as `place: expected, not proposed`. */
function judged(expected: readonly string[], proposed: readonly string[]) {
  const counted = expected
    .map((field, at) => ({ at, field, got: proposed[at] ?? '' }))
    .filter(({ field, got }) => field !== '-' || got !== '-');
  const wrong = counted.filter(({ field, got }) => field !== got);
  return {
    share: (counted.length - wrong.length) / counted.length,
    wrong: wrong.map(({ at, field, got }) => `${at + 1}: ${field}, not ${got}`),
  };
}

describe('nine of ten columns are proposed rightly', () => {
  test.each([...sheetCases, headsAlone])('of $file', async one => {
    const { proposals } = await readSheet({ ...one, decided: {} });
    expect(proposals).toHaveLength(expectedColumns(one).length);
    const { share, wrong } = judged(expectedColumns(one), proposedColumns({ proposals }));
    expect(share, wrong.join('; ')).toBeGreaterThanOrEqual(LEAST);
  });

  test.each([...peopleHeads, ...businessHeads, ...pilgrimHeads])(
    'of the heads of $from',
    async ({ entity, columns }) => {
      const parted = columns.flatMap(line => line.split(' | ')).map(column => column.split(' = '));
      const prepared = await preparedSheet([parted.map(([head = '']) => head)], entity);
      const expected = parted.map(([, field = '']) => field);
      const { share, wrong } = judged(expected, proposedColumns(prepared));
      expect(share, wrong.join('; ')).toBeGreaterThanOrEqual(LEAST);
    },
  );
});
