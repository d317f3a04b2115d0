/** An instant on the clock of a zone, with the zone's name: the reader may be on a journey. */
export const timeIn = (timeZone: string, instant: string, locale: string): string =>
  new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));
