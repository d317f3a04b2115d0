import { useLocaleState } from 'react-admin';
import { useWrittenForms } from '#src/authProvider/useToday.ts';
import { inBothCalendars } from '#catalog/engine/reading/days/calendars.ts';

/** Writes a day by the civil calendar and by the one of the Hajj, in the reader's language. */
export function useBothCalendars() {
  const [locale] = useLocaleState();
  const { dayOrder: order } = useWrittenForms();
  return (day: string): string => inBothCalendars(day, { locale, order });
}
