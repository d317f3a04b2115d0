import { memoize } from 'es-toolkit';
import type { Field } from '#catalog/engine/fields.ts';
import { dayInWords } from '#catalog/engine/reading/days/dayInWords.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { usualForms, type WrittenForms } from '#catalog/engine/reading/WrittenForms.ts';
import { stateWord } from '#src/i18n/stateWord.ts';
import { numberText } from './number/numberText.ts';

/** What is needed to put a value into words. */
export interface Reader {
  readonly locale: string;
  /** Where instants are read; the reader's own zone as long as the agency's is not known. */
  readonly timeZone?: string;
  translate(key: string, options?: Record<string, unknown>): string;
  /** How the agency writes days and numbers, and its day; the usual forms where nobody says. */
  readonly forms?: WrittenForms;
  readonly today?: string;
  /** What a state is called here, where the office has words of its own. */
  wordOf?(state: string): string;
}

/** Dates of the civil calendar and western digits in every language, as passports and tickets print them. */
const tag = (locale: string): string => `${locale}-u-ca-gregory-nu-latn`;

// Making a format takes far longer than using it, and a list has hundreds of values.
const months = memoize(
  (locale: string) => new Intl.DateTimeFormat(tag(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const times = memoize(
  ({ locale, timeZone }: Pick<Reader, 'locale' | 'timeZone'>) =>
    new Intl.DateTimeFormat(tag(locale), { timeStyle: 'short', ...(timeZone !== undefined && { timeZone }) }),
  { getCacheKey: ({ locale, timeZone }) => `${locale} ${timeZone}` },
);

const day = (value: string, { locale, forms = usualForms }: Reader): string =>
  dayInWords(value, { locale, order: forms.dayOrder });

/** The month of a calendar day, e.g. `March 2027`. */
export const monthText = (value: string, locale: string): string =>
  months(locale).format(new Date(`${value.slice(0, 10)}T00:00:00Z`));

/** An instant by the clock of a zone: `5 Apr 2027, 2:30 PM`. */
function instant(value: string, reader: Reader): string {
  const [at, zone] = [new Date(value), reader.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone];
  return `${day(dayIn(zone, at), reader)}${reader.locale === 'ar' ? '،' : ','} ${times(reader).format(at)}`;
}

const lists = memoize((locale: string) => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }));

/** Several things in one line, with the commas of the language; Turkish has none there by itself. */
export const listText = (all: readonly string[], locale: string): string =>
  locale === 'tr' ? all.join(', ') : lists(locale).format(all);

/** A value in the reader's words; references stay numbers, their titles need a look-up. */
export function valueText(field: Field, value: unknown, reader: Reader): string {
  const { locale, translate } = reader;
  if (Array.isArray(value))
    return listText(
      value.map(one => valueText(field, one, reader)),
      locale,
    );
  const text = String(value);
  switch (field.kind) {
    case 'state':
      return reader.wordOf?.(text) ?? stateWord(translate, text);
    case 'choice':
      return translate(`choices.${text}`, { _: text });
    case 'flag':
      return translate(`ra.boolean.${text}`, { _: text });
    case 'date':
      if (Number.isNaN(Date.parse(text))) return text;
      return field.ofMonth ? monthText(text, locale) : day(text, reader);
    case 'dateTime':
      return Number.isNaN(Date.parse(text)) ? text : instant(text, reader);
    case 'money':
    case 'decimal':
    case 'integer':
      return numberText(field, value, reader);
    default:
      return text;
  }
}
