import { cellText, type Sheet } from '#catalog/engine/reading/Sheet.ts';

/** A record that takes several rows of a sheet. */
export interface Voucher {
  /** Indexes of its rows in the file. */
  readonly rows: readonly number[];
}

interface Asked {
  /** Indexes of the rows that count, in their order. */
  readonly rows: readonly number[];
  /** Places of the columns that say which rows belong together; none, and the day alone says it. */
  readonly by: readonly number[];
  /** Place of the day of the record; undefined where no column has it. */
  readonly day: number | undefined;
}

/**
 * Which rows of a sheet make one record: those that say the same number on the same day, and those below that say none.
 * Without a number each day that is said begins another, where the rows below leave it out, or else each other day.
 * Linear in the rows.
 */
export function vouchersOf(sheet: Sheet, { rows, by, day }: Asked): readonly Voucher[] {
  const textAt = (row: number, at: number | undefined): string =>
    at === undefined ? '' : cellText(sheet[row]?.[at]).trim();
  const isDayOnce = day !== undefined && rows.some(row => textAt(row, day) === '');
  const vouchers = new Map<string, number[]>();
  let number = '';
  let today = '';
  let begun = 0;
  for (const row of rows) {
    const said = by.map(at => textAt(row, at)).join('\n');
    const date = textAt(row, day);
    const isSaid = said.trim() !== '';
    if (by.length === 0 && isDayOnce && date !== '') begun += 1;
    if (isSaid) number = said;
    // Another day without a number is none of the voucher above.
    else if (date !== '' && date !== today) number = '';
    if (date !== '') today = date;
    const key = `${begun}\n${today}\n${number}`;
    const found = vouchers.get(key);
    if (found) found.push(row);
    else vouchers.set(key, [row]);
  }
  return [...vouchers.values()].map((own): Voucher => ({ rows: own }));
}
