import type { Locale } from '#catalog/engine/texts/texts.ts';

/** In which the books are kept. */
export const BOOK_CURRENCY = 'BDT';

/** Days and amounts as the language of a letter's reader writes them; western digits, as documents have them. */
export function letterForms(locale: Locale) {
  const tag = `${locale}-u-ca-gregory-nu-latn`;
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const amounts = new Intl.NumberFormat(tag, { minimumFractionDigits: 2 });
  // A decimal as a text keeps every digit of it.
  const amount = (decimal: string) => amounts.format(decimal as `${number}`);
  return {
    day: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
    amount,
    money: (decimal: string) => `${amount(decimal)} ${BOOK_CURRENCY}`,
  };
}
