import { useLocaleState } from 'react-admin';
import { inBothCalendars } from '#catalog/engine/days/calendars.ts';

/** Writes a day by the civil calendar and by the one of the Hajj, in the reader's language. */
export function useBothCalendars() {
  const [locale] = useLocaleState();
  return (day: string, options?: Intl.DateTimeFormatOptions): string => inBothCalendars(day, locale, options);
}
