/** First days of the months that are billed now and then, the one of today among them. */
export function months(today: string): readonly string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return [-3, -2, -1, 0, 1, 2].map(step => new Date(Date.UTC(year, month - 1 + step, 1)).toISOString().slice(0, 10));
}

/** The month of a day, by its first day. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;
