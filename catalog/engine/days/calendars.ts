import type { Locale } from '../texts/texts.ts';

/** The civil calendar, and the one of the Hajj as Saudi Arabia counts it. */
type Calendar = 'gregory' | 'islamic-umalqura';

/** How the second one is named beside its days; others count the months of the Hijra otherwise. */
const UMM_AL_QURA: Readonly<Record<Locale, string>> = { en: 'Umm al-Qura', tr: 'Ümmülkura', ar: 'أم القرى' };

/** A calendar day in words; it has no time zone, so it is written as it stands in UTC. */
export const written = (
  day: string,
  locale: string,
  calendar: Calendar,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string =>
  new Intl.DateTimeFormat(`${locale}-u-ca-${calendar}-nu-latn`, { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

const isLocale = (locale: string): locale is Locale => locale in UMM_AL_QURA;

/** A day by both calendars, the second one named. */
export const inBothCalendars = (day: string, locale: string, options?: Intl.DateTimeFormatOptions): string => {
  const [civil, hijri] = [written(day, locale, 'gregory', options), written(day, locale, 'islamic-umalqura', options)];
  return `${civil} · ${hijri} (${UMM_AL_QURA[isLocale(locale) ? locale : 'en']})`;
};
