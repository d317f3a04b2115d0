import type { Field } from './fields.ts';
import type { ReadNumber } from './texts/Phones.ts';

/** Reads values that are not in the form of the wire; undefined for what is none. */
export interface WrittenReading {
  number(text: string, places: number): string | undefined;
  day(text: string, field: Field): string | undefined;
  instant(text: string, field: Field): string | undefined;
}

/** The agency's calendar, by which days and times are read, how it writes them and its numbers, and how it dials. */
export interface Calendar {
  /** The agency's day, as `YYYY-MM-DD`; a field that ends `today` ends then. */
  readonly today: string;
  /** Where a time without an offset is meant, e.g. `Asia/Dhaka`. */
  readonly timeZone: string;
  /** How a phone number is read; without it, one has to be written in full. */
  readonly phone?: ReadNumber;
  /** How days and numbers are read in other forms than those of the wire; without it they are none. */
  readonly written?: WrittenReading;
}

/** Last day of a field of which only what has come to pass is entered. */
const TODAY = 'today';
/** Reach of days that have come to pass, such as a birth. */
export const PAST = { min: '1900-01-01', max: TODAY } as const;
/** Reach of days on which the agency trades, plans and is planned for. */
export const BUSINESS = { min: '1950-01-01', max: '2100-12-31' } as const;
/** Between these lies every day of business whose field says no other. */
const FIRST = '1900-01-01';
const LAST = '2200-12-31';

/** First and last day that a field of days, or of instants, takes. */
export function reachOf(
  { min, max }: Pick<Field, 'min' | 'max'>,
  calendar?: Partial<Calendar>,
): { readonly min: string; readonly max: string } {
  const last = max === TODAY ? calendar?.today : max;
  return { min: String(min ?? FIRST), max: String(last ?? LAST) };
}
