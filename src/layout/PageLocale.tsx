import RtlProvider from '@mui/system/RtlProvider';
import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect } from 'react';
import { I18nContext } from 'react-admin';
import { i18nIn } from '../i18n/i18nIn.ts';
import { leaveToFrame, tellDocument, useLanguage } from '../i18n/locale.ts';
import { useDirection } from './settings/useDirection.ts';

interface PageLocaleProps {
  readonly children: ReactNode;
}

/**
 * Pages turn to another language and direction as a whole, just after what stands around them (FrameLocale), in a pass
 * that may be interrupted: so the answer to the press is seen at once, however long the page is. The document turns
 * with them, since the browser styles all of it again for its `lang` or `dir`. What was typed stays.
 */
export const PageLocale = ({ children }: PageLocaleProps) => {
  const language = useDeferredValue(useLanguage());
  const direction = useDeferredValue(useDirection());
  useLayoutEffect(() => tellDocument(language, direction), [language, direction]);
  useEffect(leaveToFrame, []);
  return (
    <RtlProvider value={direction === 'rtl'}>
      <I18nContext value={i18nIn(language)}>{children}</I18nContext>
    </RtlProvider>
  );
};
