import { amountText, dayText } from '#catalog/engine/papers/paperTexts.ts';
import type { Locale } from '#catalog/engine/texts/texts.ts';

/** In which the books are kept. */
export const BOOK_CURRENCY = 'BDT';

/** Days and amounts as the language of a letter's reader writes them, as they stand on the papers that go with it. */
export const letterForms = (locale: Locale) => ({
  day: (day: string) => dayText(locale, day),
  amount: (decimal: string) => amountText(locale, decimal),
  money: (decimal: string) => amountText(locale, decimal, BOOK_CURRENCY),
});
