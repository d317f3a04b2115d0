import { readInstant } from '../../days/instants.ts';
import type { DayReading } from './DayReading.ts';
import { plainDay, unquoted } from './plainDay.ts';
import { readDay } from './readDay.ts';
import { timeBehind } from './timeBehind.ts';

/**
 * A written day with a time, e.g. `5/4/2027 3:30 pm`, in the form of ISO 8601, with what its clock is ahead where that is
 * said; the day alone where it has no time. Undefined for anything else.
 */
export function timeText(text: string, asked: DayReading): string | undefined {
  // The `م` behind a time is the evening, and not the civil year that it is behind a day.
  const timed = timeBehind(unquoted(text)) ?? timeBehind(plainDay(text));
  if (!timed) return readDay(text, asked);
  const { clock, ahead, isAmbiguous } = timed;
  const day = readDay(timed.day, asked);
  return day === undefined || clock === undefined || isAmbiguous ? undefined : `${day}T${clock}${ahead}`;
}

/** The instant of a written day with a time by the clock of a zone, and of a day alone its beginning there. */
export function readTime(text: string, asked: DayReading, timeZone: string | undefined): string | undefined {
  const written = timeText(text, asked);
  return written === undefined ? undefined : readInstant(written, timeZone);
}
