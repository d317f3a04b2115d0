/** A day as `Intl` writes it in a language and a calendar, which is what other programs write. */
export const writtenDay = (
  day: string,
  locale: string,
  calendar: 'gregory' | 'islamic-umalqura',
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string =>
  new Intl.DateTimeFormat(`${locale}-u-ca-${calendar}-nu-latn`, { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
