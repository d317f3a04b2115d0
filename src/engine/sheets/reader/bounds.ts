import { NoSheet } from './NoSheet.ts';

/** Bytes of a file that is read at all. */
export const MOST_BYTES = 50 * 1024 * 1024;
/** Bytes that the parts of a workbook come to when they are unpacked. */
export const MOST_UNPACKED = 300 * 1024 * 1024;
/** Cells of a sheet that says `and the same again` of some. */
export const MOST_CELLS = 5_000_000;
export const MOST_ROWS = 100_000;
export const MOST_COLUMNS = 300;
/** Letters of one line of a sheet of text. */
export const MOST_OF_LINE = 10 * 1024 * 1024;
/** Letters of all cells: a workbook keeps a text once, however many cells show it. */
const MOST_LETTERS = 200 * 1024 * 1024;

/** How far down and to which side a sheet holds something. */
export interface Extent {
  readonly rows: number;
  readonly columns: number;
  readonly letters: number;
}

/** Throws `NoSheet` for a sheet that is larger than any list of people; what holds nothing is no part of it. */
export function keepBounds({ rows, columns, letters }: Extent): void {
  if (rows > MOST_ROWS) throw new NoSheet('too_many_rows');
  if (columns > MOST_COLUMNS) throw new NoSheet('too_many_columns');
  if (letters > MOST_LETTERS) throw new NoSheet('unpacks_too_large');
}
