import type { DayReading } from './DayReading.ts';
import { meanings } from './meanings.ts';

/**
 * The day that somebody means who writes `5.4`, `05/04/2027`, `5 Nisan 2027`, `t` or `+7`, as `YYYY-MM-DD`. A form that
 * has one meaning is read by that, whatever the order says; undefined for what is no day, and for one of the Hijra.
 */
export function readDay(text: string, asked: DayReading): string | undefined {
  const said = meanings(text, asked);
  const byOrder = said.find(one => one.order === asked.order);
  if (byOrder) return byOrder.day;
  // Where the year stands first in an agency and last in this text, the text is the world's: its day is first.
  const sure = said.filter(one => !one.isDoubtful);
  return (sure.find(one => one.order === 'day_first') ?? sure[0])?.day;
}
