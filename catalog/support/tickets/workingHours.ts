import { dayAfter, dayIn } from '../../engine/days/days.ts';

/** When an office works. */
export interface WorkingHours {
  readonly timeZone: string;
  /** Whether it works on a day of the week, Sunday first. */
  readonly week: readonly boolean[];
  /** Minutes after midnight by the wall clock. */
  readonly opens: number;
  readonly closes: number;
  /** Days `YYYY-MM-DD` on which it is closed all the same. */
  readonly closed: ReadonlySet<string>;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** As far ahead as is looked, in days: an office that does less in ten years has no hours. */
const LONGEST = 3660;

/** Minutes after midnight of a wall clock's `HH:MM`; undefined of anything else. */
export function minutesOf(clock: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Made once for each place: that takes longer than all else which asks for the time. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock;
}

/** What a wall clock at a place is ahead of the universal one, in milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  const parts = clockIn(timeZone).format(instant);
  return Date.parse(`${parts.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}

/** The instant at which a wall clock shows so many minutes of a day. */
function instantAt(timeZone: string, day: string, minutes: number): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE;
  const near = wall - offsetAt(timeZone, wall);
  return wall - offsetAt(timeZone, near);
}

export const isWorkday = ({ week, closed }: WorkingHours, day: string): boolean =>
  week[new Date(`${day}T00:00:00Z`).getUTCDay()] === true && !closed.has(day);

/** The working hours of a day as instants; none where the office is closed. */
function shiftOn(hours: WorkingHours, day: string): readonly [number, number] | undefined {
  const at = (minutes: number) => instantAt(hours.timeZone, day, minutes);
  return isWorkday(hours, day) ? [at(hours.opens), at(hours.closes)] : undefined;
}

/** The instant at which so many milliseconds of work will have passed. */
export function afterWorking(hours: WorkingHours, from: Date, work: number): Date {
  let left = work;
  let day = dayIn(hours.timeZone, from);
  for (let count = 0; count < LONGEST; count++, day = dayAfter(day, 1)) {
    const [opens, closes] = shiftOn(hours, day) ?? [0, 0];
    const begins = Math.max(opens, from.getTime());
    const room = Math.max(closes - begins, 0);
    if (room >= left && room > 0) return new Date(begins + left);
    left -= room;
  }
  // Promised for a time when nobody works, it is due as if they did.
  return new Date(from.getTime() + work);
}

/** Milliseconds of work between two instants; none where the second is the earlier. */
export function workBetween(hours: WorkingHours, from: Date, to: Date): number {
  let work = 0;
  const last = dayIn(hours.timeZone, to);
  const longest = Math.ceil((to.getTime() - from.getTime()) / DAY) + 2;
  let day = dayIn(hours.timeZone, from);
  for (let count = 0; count <= longest && day <= last; count++, day = dayAfter(day, 1)) {
    const [opens, closes] = shiftOn(hours, day) ?? [0, 0];
    work += Math.max(Math.min(closes, to.getTime()) - Math.max(opens, from.getTime()), 0);
  }
  return work;
}

/** The first day from `day` on that the office works. */
export function workdayFrom(hours: WorkingHours, day: string): string {
  let found = day;
  for (let count = 0; count < LONGEST && !isWorkday(hours, found); count++) found = dayAfter(found, 1);
  return found;
}

const WAKES = 8 * 60;

/** When what sleeps until a day wakes: at eight in the morning of it, or of the next one on which the office works. */
export const wakesAt = (hours: WorkingHours, day: string): Date =>
  new Date(instantAt(hours.timeZone, workdayFrom(hours, day), WAKES));
