import type { DayReading } from './DayReading.ts';
import { plainDay } from './plainDay.ts';
import { readDay } from './readDay.ts';

const MONTH_FIRST = /^(\d{1,2}) ?[-/. ] ?(\d{2}|\d{4})$/;
const YEAR_FIRST = /^(\d{4}) ?[-/. ] ?(\d{1,2})$/;
const COMPACT = [/^(\d{2})(\d{4})$/, /^(\d{4})(\d{2})$/];

/** A month in figures, as a day in it is written that can be nothing but a day. */
function inFigures(plain: string): string | undefined {
  const [monthFirst, yearFirst] = [MONTH_FIRST.exec(plain), YEAR_FIRST.exec(plain)];
  if (monthFirst) return `15/${monthFirst[1]}/${monthFirst[2]}`;
  if (yearFirst) return `15/${yearFirst[2]}/${yearFirst[1]}`;
  const [last, first] = COMPACT.map(form => form.exec(plain));
  if (last && Number(last[1]) <= 12) return `15/${last[1]}/${last[2]}`;
  return first ? `15/${first[2]}/${first[1]}` : undefined;
}

/**
 * The first day of the month that somebody means who writes `04/2027`, `apr 2027` or `2027-04`, or any day of it;
 * undefined for what is no month.
 */
export function readMonth(text: string, asked: DayReading): string | undefined {
  const plain = plainDay(text);
  const figures = inFigures(plain);
  const day = figures
    ? readDay(figures, { ...asked, order: 'day_first' })
    : (readDay(text, asked) ?? readDay(`1 ${plain}`, asked));
  return day && `${day.slice(0, 7)}-01`;
}
