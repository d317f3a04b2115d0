const DAY = 86_400_000;

/** `2026-11-21` plus days. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

interface HijriDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A day in the Umm al-Qura calendar, by which Saudi Arabia sets the Hajj. */
export function hijriDay(day: string): HijriDay {
  const parts = hijri.formatToParts(new Date(day));
  const part = (type: string) => Number(parts.find(one => one.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}

/** The next Day of Arafah (9 Dhu al-Hijjah) after a day. */
export function nextArafah(after: string): string {
  let day = after;
  do day = addDays(day, 1);
  while (hijriDay(day).month !== 12 || hijriDay(day).day !== 9);
  return day;
}
