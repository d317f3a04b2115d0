import { BOOK_CURRENCY } from '#catalog/engine/money/bookCurrency.ts';
import { amountText, dayText } from '#catalog/engine/papers/paperTexts.ts';
import type { Host } from '../context/host.ts';
import type { Locale } from '#catalog/engine/texts/texts.ts';

/** Days and amounts as the language of a letter's reader writes them, as they stand on the papers that go with it. */
export function letterForms({ forms: { current: forms } }: Pick<Host, 'forms'>, language: Locale) {
  const writing = { language, forms };
  return {
    day: (day: string) => dayText(writing, day),
    amount: (decimal: string) => amountText(writing, decimal),
    money: (decimal: string, code: string = BOOK_CURRENCY) => amountText(writing, decimal, code),
  };
}
