/** First days of the months that are billed now and then, the present one among them. */
export function months(today: Date): readonly string[] {
  const [year, month] = [today.getFullYear(), today.getMonth()];
  return [-3, -2, -1, 0, 1, 2].map(step => new Date(Date.UTC(year, month + step, 1)).toISOString().slice(0, 10));
}

/** A month in the reader's words, e.g. `March 2027`; the civil calendar everywhere, as on the bills. */
export const monthName = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));
