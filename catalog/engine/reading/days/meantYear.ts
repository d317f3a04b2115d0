import { isDay } from '../../days/instants.ts';
import { daysBetween } from '../../days/days.ts';
import type { DayReading, MeantYears } from './DayReading.ts';

/** Years in which somebody writes a day of the civil calendar; those before it are of the Hijra, or slips. */
const FIRST = 1501;
const LAST = 2999;
/** Older than that, what has an end has been thrown away. */
const LONG_PAST = 20 * 365;

type Asked = Pick<DayReading, 'today' | 'years'>;

const dayOf = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Of some days, earliest first, the one that is meant. */
function meant(days: readonly string[], { today, years }: Asked, longPast: number): string | undefined {
  const choose: Record<MeantYears, () => string | undefined> = {
    past: () => days.findLast(day => day <= today),
    ahead: () => days.find(day => daysBetween(today, day) >= -longPast),
    near: () => days.toSorted((a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)))[0],
  };
  return choose[years]();
}

/** The day of a year that is written in full, with two digits, or not at all; undefined where the calendar has none. */
export function dayOfParts(
  parts: readonly [year: string, month: string, day: string],
  asked: Asked,
): string | undefined {
  const [year, month, day] = [parts[0], Number(parts[1]), Number(parts[2])];
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const daysIn = (...years: number[]): string[] => years.map(one => dayOf(one, month, day)).filter(isDay);
  const thisYear = Number(asked.today.slice(0, 4));
  if (year === '') return meant(daysIn(thisYear - 1, thisYear, thisYear + 1), asked, 0);
  if (year.length === 4) return Number(year) < FIRST || Number(year) > LAST ? undefined : daysIn(Number(year))[0];
  if (year.length !== 2) return undefined;
  const century = thisYear - (thisYear % 100);
  return meant(daysIn(...[-100, 0, 100].map(other => century + other + Number(year))), asked, LONG_PAST);
}
