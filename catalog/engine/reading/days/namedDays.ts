import type { DayReading } from './DayReading.ts';
import { dayOfParts } from './meantYear.ts';
import { monthNames } from './monthNames.ts';

const NAME = new RegExp(monthNames.pattern, 'gu');
/** The same month by two names, as in `نيسان/أبريل`. */
const TWICE = /<(\d+)> ?[/(-] ?<\1>\)?/;

const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th|er|ste|de|e|লা|রা|ঠা|ই|শে|\\.)?';
const YEAR = "(?<year>'?\\d{2}|\\d{4})";
const MONTH = '<(?<month>\\d+)>';
const BETWEEN = '[-\\s/.,]{0,3}';
const FORMS = [
  `${DAY}${BETWEEN}(?:of |من )?${MONTH}(?:${BETWEEN}(?:سنه |عام )?${YEAR})?\\.?`,
  // `mar. 05/04` is a Tuesday in April.
  `${MONTH}(?<sign>[-/., ]{0,2})${DAY}(?: ?, ?| |(?!\\d)\\k<sign>)${YEAR}`,
  // `Apr-27` is how a spreadsheet shows the month of a year.
  `${MONTH} ${DAY}`,
  `(?<year>\\d{4})${BETWEEN}${MONTH}${BETWEEN}${DAY}`,
].map(form => new RegExp(`^${form}$`, 'u'));

/** The day that is written with its month's name; that has one meaning. */
export function namedDay(plain: string, asked: DayReading): string | undefined {
  if (plain.includes('<')) return undefined;
  const marked = plain.replace(NAME, name => `<${monthNames.numberOf(name)}>`).replace(TWICE, '<$1>');
  if (marked === plain) return undefined;
  const groups = FORMS.map(form => form.exec(marked)?.groups).find(Boolean);
  if (!groups) return undefined;
  const { year = '', month = '', day = '' } = groups;
  return dayOfParts([year.replace("'", ''), month, day], asked);
}
