import { useI18nProvider } from 'react-admin';
import type { Reader } from './valueText.ts';

/** The reader of the present language. */
export function useReader(): Reader {
  const { getLocale, translate } = useI18nProvider();
  return { locale: getLocale(), translate };
}
