/** True for a day that the calendar has, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
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
