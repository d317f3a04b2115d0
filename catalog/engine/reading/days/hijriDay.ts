import { dayAfter } from '../../days/days.ts';
import type { DayOrder } from '../WrittenForms.ts';
import { hijriMonth } from './hijriMonths.ts';
import { plainSpelling } from './plainDay.ts';
import { weekdayBeside } from './weekdays.ts';
import { withoutTime } from './withoutTime.ts';

interface HijriParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A day of the Hijra, and the same in the civil calendar as `YYYY-MM-DD`. */
export interface HijriDay {
  readonly hijri: HijriParts;
  readonly day: string;
}

/** Years of the Hijra in which anybody lives or travels; figures of the civil calendar do not lie here. */
const FIRST = 1300;
const LAST = 1500;

const ERAS = '(?:ه|هجري|هجريه|a\\.?h|h|hijri|hicri|হিজরি|হিজরী|হিঃ|যুগ)';
const ERA = new RegExp(`^${ERAS}\\.? |\\s?(?<!\\p{L})${ERAS}\\.?$`, 'u');
const FIGURES = /^(\d{1,4}) ?([-/.,]|\s) ?(\d{1,2}) ?\2 ?(\d{1,4})$/;
const COMPACT = [/^(1[345]\d\d)()(\d{2})(\d{2})$/, /^(\d{2})()(\d{2})(\d{4})$/];
const DAY = '(\\d{1,2})(?:st|nd|rd|th|ই|শে|লা|রা|ঠা|\\.)?';
const NAMED = [
  new RegExp(`^${DAY}(\\D+?)(\\d{4})$`, 'u'),
  new RegExp(`^(\\D+?)${DAY}[, ]+(\\d{4})$`, 'u'),
  /^(\d{4})(\D+?)(\d{1,2})$/u,
];

const ummAlQura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

function partsOf(day: string): HijriParts {
  const parts = ummAlQura.formatToParts(new Date(`${day}T00:00:00Z`));
  const part = (name: string): number => Number(parts.find(({ type }) => type === name)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}

/** The first day of the year 1300, and how long years and months are on average. */
const BEGIN = '1882-11-12';
const YEAR = 354.367;
const MONTH = 29.5306;

/** The civil day whose Hijri day it is; undefined where the month has no such day. */
function civilDay(hijri: HijriParts): string | undefined {
  const near = Math.round((hijri.year - FIRST) * YEAR + (hijri.month - 1) * MONTH + hijri.day - 1);
  return [0, 1, -1, 2, -2, 3, -3]
    .map(off => dayAfter(BEGIN, near + off))
    .find(day => {
      const { year, month, day: ofMonth } = partsOf(day);
      return year === hijri.year && month === hijri.month && ofMonth === hijri.day;
    });
}

function found(year: number, month: number, day: number): HijriDay | undefined {
  if (year < FIRST || year > LAST || month < 1 || month > 12 || day < 1 || day > 30) return undefined;
  const hijri = { year, month, day };
  const civil = civilDay(hijri);
  return civil === undefined ? undefined : { hijri, day: civil };
}

function inFigures(plain: string, order: DayOrder): HijriDay | undefined {
  const figures = [FIGURES, ...COMPACT].map(form => form.exec(plain)).find(Boolean);
  if (!figures) return undefined;
  const [one, two, three] = [figures[1] ?? '', figures[3] ?? '', figures[4] ?? ''];
  if (one.length === 4) return found(Number(one), Number(two), Number(three));
  const dayFirst = found(Number(three), Number(two), Number(one));
  const monthFirst = found(Number(three), Number(one), Number(two));
  return order === 'month_first' ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst);
}

function byName(plain: string): HijriDay | undefined {
  const [dayFirst, nameFirst, yearFirst] = NAMED.map(form => form.exec(plain));
  if (dayFirst) return found(Number(dayFirst[3]), hijriMonth(dayFirst[2] ?? ''), Number(dayFirst[1]));
  if (nameFirst) return found(Number(nameFirst[3]), hijriMonth(nameFirst[1] ?? ''), Number(nameFirst[2]));
  return yearFirst ? found(Number(yearFirst[1]), hijriMonth(yearFirst[2] ?? ''), Number(yearFirst[3])) : undefined;
}

/**
 * The day of a text that is one of the Hijra, by its year or its month's name, as Saudi Arabia counts it. It is for
 * callers to tell, and to convert after a yes.
 */
export function hijriDay(text: string, order: DayOrder = 'day_first'): HijriDay | undefined {
  const plain = weekdayBeside(withoutTime(plainSpelling(text)).replace(ERA, '')).rest;
  return inFigures(plain, order) ?? byName(plain);
}
