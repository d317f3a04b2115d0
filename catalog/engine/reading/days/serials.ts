import { isDay } from '../../days/instants.ts';
import { dayAfter } from '../../days/days.ts';
import type { DayReading } from './DayReading.ts';
import { hijriDay } from './hijriDay.ts';
import { meanings } from './meanings.ts';
import { plainSpelling } from './plainDay.ts';

/** From which year a workbook counts its days; its file says so. */
export type Epoch = 1900 | 1904;

/** The day before the first that each counts, from March 1900 on: 1900 is counted as a leap year, which it was not. */
const ZERO: Readonly<Record<Epoch, string>> = { 1900: '1899-12-30', 1904: '1904-01-01' };
const LEAP_DAY = 60;
/** The last that a spreadsheet knows is in the year 9999. */
const LAST = 2_958_465;

/** The day of a spreadsheet's serial number, whose fraction is a time of it; undefined for none. */
export function serialDay(serial: number, epoch: Epoch): string | undefined {
  const days = Math.floor(serial);
  if (!(days >= 1 && days <= LAST) || (epoch === 1900 && days === LEAP_DAY)) return undefined;
  const day = dayAfter(ZERO[epoch], epoch === 1900 && days < LEAP_DAY ? days + 1 : days);
  return isDay(day) ? day : undefined;
}

/** Serial numbers of the days of our time: 1954 to 2119, or four years later. */
const FEWEST = 20_000;
const MOST = 80_000;
const SERIAL = /^\d{5}(?:\.\d{1,11})?$/;

/** The serial number that a cell in a column of days is; undefined for any other text. */
export function serialIn(text: string): number | undefined {
  const plain = plainSpelling(text);
  const serial = SERIAL.test(plain) ? Number(plain) : 0;
  return serial >= FEWEST && serial <= MOST ? serial : undefined;
}

/** Beside numbers of five digits `-5` and `12.5` are numbers as well. */
const NUMBER = /^[-+]?\d{1,4}(?:[.,]\d{1,2})?$/;

const isWritten = (text: string, asked: DayReading): boolean =>
  !NUMBER.test(plainSpelling(text)) && (meanings(text, asked).length > 0 || hijriDay(text) !== undefined);

/** Whether numbers among the cells of a column are serials: it holds them, days and empty cells, and nothing else. */
export function areSerials(texts: readonly string[], asked: DayReading): boolean {
  const filled = texts.filter(text => text.trim() !== '');
  const others = filled.filter(text => serialIn(text) === undefined);
  return others.length < filled.length && others.every(text => isWritten(text, asked));
}
