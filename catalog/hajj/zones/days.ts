import { isDay } from '../../engine/days/instants.ts';

/** Two digits of a birth year belong to the last hundred years. */
const centuryOf = (year: number, today: string): number => (2000 + year > Number(today.slice(0, 4)) ? 1900 : 2000);

/** Days that a document may leave open, from the end. */
const OPEN = /^(\d{4}<<|\d\d<{4}|<{6})$/;

function dayIn(digits: string, century: (year: number) => number): string | null {
  if (!/^\d{6}$/.test(digits)) return null;
  const year = Number(digits.slice(0, 2));
  return `${century(year) + year}-${digits.slice(2, 4)}-${digits.slice(4)}`;
}

/** A birth as a zone writes it, whether the calendar has it or not; null where it is no digits. */
export const birthIn = (digits: string, today: string): string | null => dayIn(digits, year => centuryOf(year, today));

/** No paper is valid for so many years: what would be has expired long ago. */
const LONGEST_VALID = 50;

export const expiryIn = (digits: string, today: string): string | null =>
  dayIn(digits, year => (2000 + year > Number(today.slice(0, 4)) + LONGEST_VALID ? 1900 : 2000));

/** Whether six characters can be a day of the calendar, or one that is left open. */
export function canBeDay(digits: string): boolean {
  // Of both centuries the later has the leap day.
  const day = dayIn(digits, () => 2000);
  return day === null ? OPEN.test(digits) : isDay(day);
}
