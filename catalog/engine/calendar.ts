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

/** True for a day that the calendar has, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** First and last day that a field of days, or of instants, takes. */
export function reachOf(
  { min, max }: Pick<Field, 'min' | 'max'>,
  calendar?: Partial<Calendar>,
): { readonly min: string; readonly max: string } {
  const last = max === TODAY ? calendar?.today : max;
  return { min: String(min ?? FIRST), max: String(last ?? LAST) };
}

const ISO =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?)(?:(Z)|([+-](?:0\d|1[0-4])):?([0-5]\d)?)?)?$/;

/** What a clock somewhere is ahead of UTC at an instant, in milliseconds. */
function aheadAt(timeZone: string, instant: number): number {
  // Swedish writes days and times as ISO 8601 does.
  const local = Date.parse(`${new Date(instant).toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`);
  return local - Math.floor(instant / 1000) * 1000;
}

/** The instant at which clocks somewhere show a time, given as if it were UTC. */
function instantAt(timeZone: string, shown: number): number {
  // Clocks may have been changed between the two: the second look is at the instant itself.
  const near = shown - aheadAt(timeZone, shown);
  return shown - aheadAt(timeZone, near);
}

/**
 * Reads an instant of ISO 8601, e.g. `2026-12-01T09:00+06:00`, and gives it in UTC. Without an offset it is the time of
 * `timeZone`, without a time the day's beginning there. Undefined for anything else.
 */
export function readInstant(text: string, timeZone = 'UTC'): string | undefined {
  const [, day = '', time = '00:00', , utc, hours, minutes = '00'] = ISO.exec(text) ?? [];
  if (!isDay(day)) return undefined;
  const shown = Date.parse(`${day}T${time}${hours ? `${hours}:${minutes}` : 'Z'}`);
  const instant = new Date(utc || hours ? shown : instantAt(timeZone, shown));
  // Clocks of a zone are told of years with four digits only.
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}

/**
 * What clocks show at an instant, to the minute and without an offset, e.g. `2026-12-01T09:00`: read back by the zone.
 * Empty for what is no instant.
 */
export function clockTime(text: string, timeZone: string): string {
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? '' : new Date(instant + aheadAt(timeZone, instant)).toISOString().slice(0, 16);
}
