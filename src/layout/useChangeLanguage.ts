import { useCallback } from 'react';
import { useI18nProvider, useNotify } from 'react-admin';
import { changeSettings, settings } from './settings/settings.ts';

/** Changes the language; the direction follows it again, whatever was chosen before. */
export function useChangeLanguage(): (locale: string) => void {
  const { changeLocale } = useI18nProvider();
  const notify = useNotify();
  return useCallback(
    locale => {
      changeLocale(locale).then(
        () => {
          if (settings().direction !== 'language') changeSettings({ direction: 'language' });
        },
        () => notify('ra.notification.i18n_error', { type: 'error' }),
      );
    },
    [changeLocale, notify],
  );
}
