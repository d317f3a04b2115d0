const DAY = 86_400_000;

/** Calendar days from one `YYYY-MM-DD` to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each place: that takes longer than all else which asks for the day. Swedish writes it as the wire does. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv', { timeZone });
  formats.set(timeZone, format);
  return format;
}

/** The calendar day that it is somewhere at an instant. */
export const dayIn = (timeZone: string, instant: Date): string => formatIn(timeZone).format(instant);

/** The day so many days later, or earlier. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
