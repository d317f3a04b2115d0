import type { Encoding } from '#catalog/engine/reading/encodings/Encoding.ts';
import type { Sheet, SheetCell } from '#catalog/engine/reading/Sheet.ts';
import { bytesOf, kindOfFile } from './sheetFile.ts';
import { rowsOfText, sheetText } from './sheetText.ts';
import { workbookRows } from './workbook.ts';

/** Digits that a spreadsheet keeps of a number; what follows them is noise of its floats. */
const DIGITS = 15;

/** Sums that should come to nothing leave less than this. */
const NOTHING = 5e-11;

/** A float in decimal digits. */
function decimalOf(number: number): string {
  if (Math.abs(number) < NOTHING) return '0';
  const kept = Number(number.toPrecision(DIGITS));
  if (Math.abs(kept) >= 1e21) return BigInt(kept).toString();
  return Math.abs(kept) < 1e-6 ? kept.toFixed(20).replace(/0+$/, '') : String(kept);
}

/** Clocks alone are kept as hours of the day before either calendar begins. */
const NO_DAY = /^(1899-12-3[01]|1904-01-01)$/;

/** Floats miss the second by a little. */
function momentOf(cell: Date, withTimes: boolean): string {
  const [day = '', time = ''] = new Date(Math.round(cell.getTime() / 1000) * 1000)
    .toISOString()
    .slice(0, 19)
    .split('T');
  if (time === '00:00:00') return day;
  if (NO_DAY.test(day)) return time.replace(/:00$/, '');
  return withTimes ? `${day}T${time}` : day;
}

const cellOf = (cell: unknown, withTimes: boolean): SheetCell => {
  if (cell instanceof Date) return momentOf(cell, withTimes);
  if (typeof cell === 'number') return { decimal: decimalOf(cell) };
  return ['string', 'boolean'].includes(typeof cell) ? String(cell).trim() : '';
};

interface Reading {
  /** The reader's language, in whose code page a sheet of text most often is. */
  readonly locale?: string;
  readonly encoding?: Encoding;
  /** Whether a day that the file keeps with a time comes with it, as `YYYY-MM-DDThh:mm:ss`. */
  readonly withTimes?: boolean;
}

/** Reads a sheet of text or a workbook, whatever its name ends in. Rejects with `NoSheet`, whose words say what it is. */
export async function readTable(
  file: Blob,
  { locale = 'en', encoding, withTimes = false }: Reading = {},
): Promise<Sheet> {
  const bytes = await bytesOf(file);
  const rows =
    kindOfFile(bytes) === 'workbook'
      ? await workbookRows(bytes)
      : await rowsOfText((await sheetText(bytes, { locale, chosen: encoding })).text);
  return rows.map(row => row.map(cell => cellOf(cell, withTimes)));
}
