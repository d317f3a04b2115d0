import type { Encoding } from '#catalog/engine/reading/encodings/Encoding.ts';
import type { Sheet, SheetCell } from '#catalog/engine/reading/Sheet.ts';
import type { KeptCell } from './reader/Reading.ts';
import { readWorkbook } from './readWorkbook.ts';

interface Way {
  /** The reader's language, in whose code page a sheet of text most often is. */
  readonly locale?: string;
  readonly encoding?: Encoding;
  /** The sheet of a workbook, by its name; else the one that was chosen, or the first in sight that holds something. */
  readonly sheet?: string;
  /** Whether a day that the file keeps with a time comes with it, as `YYYY-MM-DDThh:mm:ss`. */
  readonly withTimes?: boolean;
}

const DAY = 10;

const cellOf = (cell: KeptCell, withTimes: boolean): SheetCell =>
  typeof cell === 'string' || 'decimal' in cell ? cell : withTimes ? cell.moment : cell.moment.slice(0, DAY);

/** Reads a sheet of text or a workbook, whatever its name ends in. Rejects with `NoSheet`, whose words say what it is. */
export async function readTable(file: Blob, { withTimes = false, ...asked }: Way = {}): Promise<Sheet> {
  const { rows } = await readWorkbook(file, asked);
  return rows.map(row => row.map(cell => cellOf(cell, withTimes)));
}
