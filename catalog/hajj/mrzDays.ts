import { isDay } from '../engine/calendar.ts';
import { part } from './mrzShape.ts';

/** Two digits of a birth year belong to the last hundred years: nobody is born tomorrow. */
const centuryOf = (year: number, today: string): number => (2000 + year > Number(today.slice(0, 4)) ? 1900 : 2000);

/** Days that a passport may leave open, from the end. */
const OPEN = /^(\d{4}<<|\d\d<{4}|<{6})$/;

function dayIn(digits: string, century: (year: number) => number): string | null {
  if (!/^\d{6}$/.test(digits)) return null;
  const year = Number(digits.slice(0, 2));
  return `${century(year) + year}-${digits.slice(2, 4)}-${digits.slice(4)}`;
}

/**
 * Birth and expiry as the second line writes them, whether the calendar has them or not; null where they are no digits.
 */
export const daysOf = (line: string, today: string) => ({
  birth: dayIn(part(line, 14, 19), year => centuryOf(year, today)),
  expiry: dayIn(part(line, 22, 27), () => 2000),
});

/** Whether six characters can be a day of the calendar, or one that is left open. */
export function canBeDay(digits: string): boolean {
  // Of both centuries the later has the leap day.
  const day = dayIn(digits, () => 2000);
  return day === null ? OPEN.test(digits) : isDay(day);
}
