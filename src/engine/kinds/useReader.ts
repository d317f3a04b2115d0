import { useI18nProvider } from 'react-admin';
import { useAgencyZone, useToday, useWrittenForms } from '../../authProvider/useToday.ts';
import type { Reader } from './valueText.ts';

/** The reader of the present language. */
export function useReader(): Reader {
  const { getLocale, translate } = useI18nProvider();
  const today = useToday();
  return { locale: getLocale(), translate, forms: useWrittenForms(), ...(today !== undefined && { today }) };
}

/** The same for instants, which are told by the agency's clock wherever they are read. */
export function useInstantReader(): Reader {
  const reader = useReader();
  const timeZone = useAgencyZone();
  return timeZone === undefined ? reader : { ...reader, timeZone };
}
