import { memoize } from 'es-toolkit';
import type { DayOrder } from '#catalog/engine/reading/WrittenForms.ts';

/** English of an agency that writes the day first is not that of America. */
const tagOf = (locale: string, order: DayOrder): string =>
  `${locale === 'en' && order !== 'month_first' ? 'en-GB' : locale}-u-ca-gregory-nu-latn`;

// Making a format takes far longer than using it, and a word is asked for with each key.
const formatOf = memoize(
  ({ tag, ...options }: Intl.DateTimeFormatOptions & { readonly tag: string }) => new Intl.DateTimeFormat(tag, options),
  { getCacheKey: asked => JSON.stringify(asked) },
);

const atNoon = (day: string): Date => new Date(`${day.slice(0, 10)}T12:00:00Z`);

/** A day with its month's name, e.g. `5 April 2027`. */
export const dayInWords = (day: string, order: DayOrder, locale: string): string =>
  formatOf({ tag: tagOf(locale, order), dateStyle: 'long', timeZone: 'UTC' }).format(atNoon(day));

export const monthInWords = (day: string, locale: string): string =>
  formatOf({ tag: tagOf(locale, 'day_first'), month: 'long', year: 'numeric', timeZone: 'UTC' }).format(atNoon(day));

export const instantInWords = (instant: string, order: DayOrder, locale: string, timeZone: string): string =>
  formatOf({ tag: tagOf(locale, order), dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(instant));
