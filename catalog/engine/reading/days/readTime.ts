import { readInstant } from '../../days/instants.ts';
import { westernDigits } from '../westernDigits.ts';
import type { DayReading } from './DayReading.ts';
import { readDay } from './readDay.ts';

const TIMED = /^(.*?\S)[\s,T]+(\d{1,2})[:.](\d{2})(:\d{2})?\s*([ap])?\.?(?:m\.?)?$/i;

/** Hours of a clock of twelve in those of twenty-four; undefined for one that such a clock has not. */
function hoursOf(said: string, half: string | undefined): number | undefined {
  const hours = Number(said);
  if (half === undefined) return hours;
  if (hours < 1 || hours > 12) return undefined;
  return (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

/** The instant of a written day with a time, e.g. `5/4/2027 3:30 pm`, by the clock of a zone; undefined for anything else. */
export function readTime(text: string, asked: DayReading, timeZone: string | undefined): string | undefined {
  const [, written = '', said = '', minutes = '', seconds = '', half] =
    TIMED.exec(
      westernDigits(text)
        .replace(/\p{Cf}/gu, '')
        .trim(),
    ) ?? [];
  const hours = hoursOf(said, half);
  const day = written === '' || hours === undefined ? undefined : readDay(written, asked);
  return day && readInstant(`${day}T${String(hours).padStart(2, '0')}:${minutes}${seconds}`, timeZone);
}
