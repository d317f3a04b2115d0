import type { PaperLanguage } from './PaperData.ts';

// How figures and days stand on papers: as on the screens, in Latin digits in every language. Each is written from the
// decimal string itself; a float would lose the last digits of a large amount.

/** Dates of the civil calendar and western digits, as passports and tickets print them. */
const tag = (language: PaperLanguage): string => `${language}-u-ca-gregory-nu-latn`;

/** What stands between whole and part where a number is not grouped. */
const marks: Readonly<Record<PaperLanguage, string>> = { en: '.', tr: ',', ar: '.', bn: '.' };

const isNumeral = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text);

/** Making a format takes far longer than using it, and a paper has dozens of figures. */
function onceEach<T>(make: (language: PaperLanguage) => T): (language: PaperLanguage) => T {
  const made = new Map<PaperLanguage, T>();
  return language => {
    const format = made.get(language) ?? make(language);
    made.set(language, format);
    return format;
  };
}

const amounts = onceEach(language => new Intl.NumberFormat(tag(language), { minimumFractionDigits: 2 }));
// In Arabic a shorter date has signs of direction within: whether day or year comes first depends on what it stands in.
const days = onceEach(
  language =>
    new Intl.DateTimeFormat(tag(language), { dateStyle: language === 'ar' ? 'long' : 'medium', timeZone: 'UTC' }),
);

/** `1234.5` as `1,234.50`; with the code of its currency where that is another than the agency's own. */
export function amountText(language: PaperLanguage, decimal: string, code?: string | null): string {
  const figure = isNumeral(decimal) ? amounts(language).format(decimal) : decimal;
  return code ? `${figure} ${code}` : figure;
}

/** A quantity, rate of exchange or other decimal with all the places that it has, not grouped. */
export const decimalText = (language: PaperLanguage, decimal: string): string => decimal.replace('.', marks[language]);

/** `7.5` as `7.5 %`. */
export const percentText = (language: PaperLanguage, percent: string | number): string =>
  `${decimalText(language, String(percent))} %`;

/** A calendar day, e.g. `Nov 2, 2026`; read and written in UTC, it cannot slip to its neighbour. */
export const dayText = (language: PaperLanguage, day: string): string =>
  days(language).format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
