/** A calendar day in words; it has no time zone, so it is written as it stands in UTC. */
export const written = (day: string, calendar: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(calendar, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
