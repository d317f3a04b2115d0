import { isDay } from '../../days/instants.ts';
import { dayAfter } from '../../days/days.ts';
import type { DayReading, Meaning } from './DayReading.ts';
import { figureDays } from './figureDays.ts';
import { namedDay } from './namedDays.ts';
import { plainDay } from './plainDay.ts';
import { weekdayBeside, weekdayOf } from './weekdays.ts';
import { withoutTime } from './withoutTime.ts';

const TODAY = /^(?:t|today|bugun|اليوم|আজ|heute|vandaag|aujourd['’]hui)$/;
/** From today on, or back. */
const FROM_TODAY = /^(?:t ?)?([-+]) ?(\d{1,4})$/;

function fromToday(plain: string, today: string): string | undefined {
  if (TODAY.test(plain)) return today;
  const [, sign, days] = FROM_TODAY.exec(plain) ?? [];
  return days === undefined ? undefined : dayAfter(today, sign === '-' ? -Number(days) : Number(days));
}

function written(plain: string, asked: DayReading): readonly Meaning[] {
  const named = namedDay(plain, asked);
  return named === undefined ? figureDays(plain, asked) : [{ day: named }];
}

/** Everything that a written day may mean; nothing for what is none. */
export function meanings(text: string, asked: DayReading): readonly Meaning[] {
  const plain = plainDay(text);
  const day = fromToday(plain, asked.today);
  if (day !== undefined) return isDay(day) ? [{ day }] : [];
  const timeless = withoutTime(plain);
  const whole = written(timeless, asked);
  // Only then: in French `mar` is a day of the week, too.
  if (whole.length > 0) return whole;
  const { rest, weekday } = weekdayBeside(timeless);
  if (weekday === undefined) return [];
  const all = written(rest, asked);
  const fitting = all.filter(one => weekdayOf(one.day) === weekday);
  return fitting.length > 0 ? fitting : all;
}
