import type { DayOrder } from '../WrittenForms.ts';
import type { Locale } from '../../texts/texts.ts';
import { dayInWords } from './dayInWords.ts';

/** How the second one is named beside its days; others count the months of the Hijra otherwise. */
const UMM_AL_QURA: Readonly<Record<Locale, string>> = { en: 'Umm al-Qura', tr: 'Ümmülkura', ar: 'أم القرى' };

const isLocale = (locale: string): locale is Locale => locale in UMM_AL_QURA;

interface BothWords {
  readonly locale: string;
  readonly order: DayOrder;
  readonly month?: 'short' | 'long';
}

/** A day by both calendars, the second one named. */
export function inBothCalendars(day: string, { locale, order, month = 'long' }: BothWords): string {
  const [civil, hijri] = (['gregory', 'islamic-umalqura'] as const).map(calendar =>
    dayInWords(day, { locale, order, calendar, month }),
  );
  return `${civil} · ${hijri} (${UMM_AL_QURA[isLocale(locale) ? locale : 'en']})`;
}
