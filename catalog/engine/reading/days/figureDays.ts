import type { DayOrder } from '../WrittenForms.ts';
import type { DayReading, Meaning } from './DayReading.ts';
import { dayOfParts } from './meantYear.ts';

type Parts = readonly [year: string, month: string, day: string];

const THREE = /^(\d{1,4}) ?([-/.,]|\s) ?(\d{1,2}) ?\2 ?(\d{1,4})\.?$/;
const TWO = /^(\d{1,2}) ?[-/.,] ?(\d{1,2})\.?$/;
const EIGHT = /^(\d{2})(\d{2})(\d{2})(\d{2})$/;
const SIX = /^(\d{2})(\d{2})(\d{2})$/;
/** Eight figures are a day only where a year of our time is among them. */
const OUR_TIME = /^(?:19|20|21)\d\d$/;

/** What figures mean in one order of their parts, where it is a day. */
const meaning = (parts: Parts, asked: DayReading, order?: DayOrder, isDoubtful = false): Meaning[] => {
  const day = dayOfParts(parts, asked);
  return day === undefined ? [] : [{ day, ...(order && { order }), ...(isDoubtful && { isDoubtful }) }];
};

/** Day and month in either order before a year. */
const yearLast = ([one, other, year]: readonly string[], asked: DayReading): Meaning[] => [
  ...meaning([year ?? '', other ?? '', one ?? ''], asked, 'day_first'),
  ...meaning([year ?? '', one ?? '', other ?? ''], asked, 'month_first'),
];

/** No day of a month, and so the year; `00` is rather a day that nobody knows. */
const isYearAlone = (figures: string): boolean => Number(figures) > 31;

/** Three parts of two figures each. A year is looked for in the first only where that is usual, or it is no day. */
const short = ([one = '', two = '', three = '']: readonly string[], asked: DayReading): Meaning[] => [
  ...(one.length === 2 && (asked.order === 'year_first' || isYearAlone(one))
    ? meaning([one, two, three], asked, 'year_first')
    : []),
  ...yearLast([one, two, three], asked),
];

function ofThree(one: string, two: string, three: string, asked: DayReading): Meaning[] {
  if (one.length === 4) return three.length > 2 ? [] : meaning([one, two, three], asked);
  if (one.length > 2) return [];
  return three.length === 4 ? yearLast([one, two, three], asked) : short([one, two, three], asked);
}

/** Without a year; those who write it first write the month before the day. */
const ofTwo = (one: string, two: string, asked: DayReading): Meaning[] => [
  ...meaning(['', two, one], asked, 'day_first'),
  ...meaning(['', one, two], asked, asked.order === 'year_first' ? 'year_first' : 'month_first', Number(two) > 12),
];

function ofEight([one = '', two = '', three = '', four = '']: readonly string[], asked: DayReading): Meaning[] {
  if (OUR_TIME.test(one + two)) {
    const [first] = meaning([one + two, three, four], asked);
    if (first) return [first];
  }
  return OUR_TIME.test(three + four) ? yearLast([one, two, three + four], asked) : [];
}

/** `042027` may be a month with its year as well. */
const ofSix = (parts: readonly string[], asked: DayReading): Meaning[] =>
  short(parts, asked).map(one =>
    one.order === 'month_first' && /^(?:19|20)$/.test(parts[1] ?? '') ? { ...one, isDoubtful: true } : one,
  );

/** What a day in figures alone may mean. */
export function figureDays(plain: string, asked: DayReading): readonly Meaning[] {
  const three = THREE.exec(plain);
  if (three) return ofThree(three[1] ?? '', three[3] ?? '', three[4] ?? '', asked);
  const two = TWO.exec(plain);
  if (two) return ofTwo(two[1] ?? '', two[2] ?? '', asked);
  const eight = EIGHT.exec(plain);
  if (eight) return ofEight(eight.slice(1), asked);
  const six = SIX.exec(plain);
  return six ? ofSix(six.slice(1), asked) : [];
}
