import RtlProvider from '@mui/system/RtlProvider';
import type { ReactNode } from 'react';
import { I18nContext } from 'react-admin';
import { i18nIn } from '../i18n/i18nIn.ts';
import { useLanguage } from '../i18n/locale.ts';
import { useDirection } from './settings/useDirection.ts';

interface FrameLocaleProps {
  readonly children: ReactNode;
}

/**
 * What stands around the page turns to another language and direction at once; everything else follows, see PageLocale.
 */
export const FrameLocale = ({ children }: FrameLocaleProps) => {
  const language = useLanguage();
  const direction = useDirection();
  return (
    <div lang={language} dir={direction} style={{ display: 'contents' }}>
      <RtlProvider value={direction === 'rtl'}>
        <I18nContext value={i18nIn(language)}>{children}</I18nContext>
      </RtlProvider>
    </div>
  );
};
