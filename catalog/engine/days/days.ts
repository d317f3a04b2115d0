const DAY = 86_400_000;

/** Calendar days from one `YYYY-MM-DD` to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

/** Full years between two days; somebody born on 29 February is older from 1 March on. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

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
