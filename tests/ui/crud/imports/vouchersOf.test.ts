import { describe, expect, it } from 'vitest';
import { vouchersOf } from '#src/engine/imports/linesOf/vouchersOf.ts';
import { madeSheet } from '../../../support/madeSheet.ts';

/** Rows of `number | day` as the records that they make. */
function parted(lines: readonly string[], by: readonly number[] = [0]) {
  const sheet = madeSheet(...lines);
  return vouchersOf(sheet, { rows: [...sheet.keys()], by, day: 1 }).map(({ rows }) => rows);
}

describe('rows of one voucher', () => {
  it('say its number again, wherever they stand', () => {
    expect(parted(['1|2026-01-01', '2|2026-01-01', '1|2026-01-01'])).toEqual([[0, 2], [1]]);
  });

  it('say nothing below the one that does', () => {
    expect(parted(['1|2026-01-01', '|', '|', '2|2026-01-01', '|'])).toEqual([
      [0, 1, 2],
      [3, 4],
    ]);
  });

  it('are of one day, though another year counts from one again', () => {
    expect(parted(['1|2026-01-01', '1|2027-01-01', '|2027-01-02'])).toEqual([[0], [1], [2]]);
  });

  it('are those of a day where nothing else tells them apart', () => {
    expect(parted(['|2026-01-01', '|2026-01-01', '|2026-01-02'], [])).toEqual([[0, 1], [2]]);
  });

  it('begin with each day that is said, where the rows below leave it out', () => {
    expect(parted(['|2026-01-01', '|', '|2026-01-01', '|'], [])).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });
});
