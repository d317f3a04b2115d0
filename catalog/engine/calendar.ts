import { dayIn } from './days/days.ts';
import type { Field } from './fields.ts';
import type { WrittenForms } from './reading/WrittenForms.ts';
import type { Phones, ReadNumber } from './texts/Phones.ts';

/** The agency's calendar, by which days and times are read, how it writes them and its numbers, and how it dials. */
export interface Calendar {
  /** The agency's day, as `YYYY-MM-DD`; a field that ends `today` ends then. */
  readonly today: string;
  /** Where a time without an offset is meant, e.g. `Asia/Dhaka`. */
  readonly timeZone: string;
  /** How a phone number is read; without it, one has to be written in full. */
  readonly phone?: ReadNumber;
  /** Forms of days and numbers beside those of the wire. */
  readonly written?: WrittenForms;
}

export const calendarOf = ({
  timeZone,
  clock,
  phones,
  forms,
}: {
  readonly timeZone: string;
  readonly clock: () => Date;
  readonly phones?: Phones;
  readonly forms?: { readonly current: WrittenForms };
}): Calendar => ({
  timeZone,
  ...(phones && { phone: phones.number }),
  ...(forms && { written: forms.current }),
  today: dayIn(timeZone, clock()),
});

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
