import { useCallback } from 'react';
import { useI18nProvider, useNotify } from 'react-admin';
import { keepLanguage } from '../authProvider/ownLanguage.ts';
import { asLocale } from '../i18n/locale.ts';
import { changeSettings, settings } from './settings/settings.ts';

/** Changes the language, which goes with its user from then on; the direction follows it again, whatever was chosen before. */
export function useChangeLanguage(): (locale: string) => void {
  const { changeLocale } = useI18nProvider();
  const notify = useNotify();
  return useCallback(
    locale => {
      changeLocale(locale).then(
        () => {
          keepLanguage(asLocale(locale));
          if (settings().direction !== 'language') changeSettings({ direction: 'language' });
        },
        () => notify('ra.notification.i18n_error', { type: 'error' }),
      );
    },
    [changeLocale, notify],
  );
}
