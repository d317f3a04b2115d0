import { type CellObject, SSF } from '@e965/xlsx';
import type { Epoch } from '#catalog/engine/reading/days/serials.ts';
import { RETURNED } from './readableParts.ts';
import type { KeptCell } from './Reading.ts';

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
/** The serial number of 1970-01-01, and how much later the calendar of 1904 begins. */
const SINCE_1970 = 25_569;
const LATER_1904 = 1_462;
/** The last day that a spreadsheet knows is in the year 9999. */
const LAST_DAY = 2_958_466;
const SECONDS = 86_400;

/** Floats miss the second by a little. */
function momentOf(serial: number, epoch: Epoch): KeptCell {
  const days = serial - SINCE_1970 + (epoch === 1904 ? LATER_1904 : 0);
  const [day = '', time = ''] = new Date(Math.round(days * SECONDS) * 1000).toISOString().slice(0, 19).split('T');
  if (time === '00:00:00') return day;
  if (NO_DAY.test(day)) return time.replace(/:00$/, '');
  return { moment: `${day}T${time}` };
}

/** What failed formulas show, by the numbers that they are kept as. */
const FAILED: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
  0x2b: '#GETTING_DATA',
};

const isDay = ({ z }: CellObject): boolean => z !== undefined && SSF.is_date(String(z));

/** A cell of a workbook as it is handed on; a formula that was never worked out has nothing in it. */
export function keptCell(cell: CellObject, epoch: Epoch): KeptCell {
  if (cell.t === 'e') return FAILED[Number(cell.v)] ?? cell.w ?? '#N/A';
  if (typeof cell.v === 'number' && Number.isFinite(cell.v))
    return isDay(cell) && cell.v >= 0 && cell.v < LAST_DAY ? momentOf(cell.v, epoch) : { decimal: decimalOf(cell.v) };
  return typeof cell.v === 'string' || typeof cell.v === 'boolean'
    ? String(cell.v).replaceAll(RETURNED, '\r').trim()
    : '';
}
