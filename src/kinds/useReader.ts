import { useLocaleState, useTranslate } from 'react-admin';
import type { Reader } from './valueText.ts';

/** The reader of the present language. */
export function useReader(): Reader {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return { locale, translate };
}
