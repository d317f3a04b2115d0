import { type Epoch, serialDay } from '../days/serials.ts';
import type { SheetCell } from '../Sheet.ts';

/** From 1908 on: whoever is entered was born later, and below it stand years, such as 1950. */
const FEWEST = 3000;
/** In the year 2119. */
const MOST = 80_000;

/** A day in six or eight figures, which a spreadsheet took for a number. */
export const isCompact = (cell: SheetCell): boolean =>
  typeof cell === 'object' && /^(?:\d{6}|\d{8})$/.test(cell.decimal);

const SECONDS = 86_400;

/** The day that a number of a workbook is, with its time where one is asked for; undefined for any other number. */
export function serialCell(decimal: string, epoch: Epoch, hasTime: boolean): string | undefined {
  const serial = Number(decimal);
  if (!(serial >= FEWEST && serial <= MOST)) return undefined;
  // A float misses the second by a little.
  const seconds = Math.round(serial * SECONDS);
  const day = serialDay(Math.floor(seconds / SECONDS), epoch);
  if (day === undefined || !hasTime) return day;
  return `${day}T${new Date((seconds % SECONDS) * 1000).toISOString().slice(11, 19)}`;
}
