const DAY = 86_400_000;

/** Calendar days from one `YYYY-MM-DD` to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

/** The calendar day that it is somewhere at an instant. Swedish writes days as the wire does. */
export const dayIn = (timeZone: string, instant: Date): string => instant.toLocaleDateString('sv', { timeZone });

/** The day so many days later, or earlier. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
