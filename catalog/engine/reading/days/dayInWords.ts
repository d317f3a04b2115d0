import type { DayOrder } from '../WrittenForms.ts';

/** The civil calendar, and the one of the Hajj as Saudi Arabia counts it. */
type Calendar = 'gregory' | 'islamic-umalqura';

/** How a day is put into words. */
export interface DayWords {
  readonly locale: string;
  readonly order: DayOrder;
  readonly calendar?: Calendar;
  readonly month?: 'short' | 'long';
}

type Part = 'day' | 'month' | 'year' | 'era';

/** Parts as they follow each other; the year stands apart where the day's number would meet it. */
const orders: Readonly<Record<DayOrder, (part: (name: Part) => string) => string>> = {
  day_first: part => `${part('day')} ${part('month')} ${part('year')}`,
  month_first: part =>
    part('year') === '' ? `${part('month')} ${part('day')}` : `${part('month')} ${part('day')}, ${part('year')}`,
  year_first: part => `${part('year')} ${part('month')} ${part('day')}`,
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes far longer than using it, and a list has hundreds of days. */
function formatOf(
  { locale, calendar = 'gregory', month = 'short' }: DayWords,
  isYearLess: boolean,
): Intl.DateTimeFormat {
  const key = [locale, calendar, month, isYearLess].join();
  const made =
    formats.get(key) ??
    new Intl.DateTimeFormat(`${locale}-u-ca-${calendar}-nu-latn`, {
      day: 'numeric',
      // Arabic has no shorter names of its months.
      month: locale === 'ar' ? 'long' : month,
      ...(!isYearLess && { year: 'numeric' }),
      timeZone: 'UTC',
    });
  formats.set(key, made);
  return made;
}

/**
 * A calendar day (`YYYY-MM-DD`) in the order in which the agency writes its parts, its month as a word: `5 Apr 2027`. It
 * has no time zone, so it is written as it stands in UTC. Western digits in every language, as passports print them.
 */
export function dayInWords(day: string, words: DayWords, isYearLess = false): string {
  const parts = formatOf(words, isYearLess).formatToParts(new Date(`${day.slice(0, 10)}T00:00:00Z`));
  const part = (name: Part): string => parts.find(({ type }) => type === name)?.value ?? '';
  const era = words.calendar === 'islamic-umalqura' && !isYearLess ? part('era') : '';
  return [orders[words.order](part).trim(), era].filter(Boolean).join(' ');
}

/** Which day of the week it is, e.g. `Monday`. */
export const weekdayOf = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
