import Translate from '@mui/icons-material/Translate';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useI18nProvider, useLocales, useNotify, useTranslate } from 'react-admin';
import { useLanguage } from '../i18n/locale.ts';

/** Choice of the language; words and direction turn without a reload. */
export const LanguageMenu = () => {
  const translate = useTranslate();
  const locales = useLocales();
  const notify = useNotify();
  const { changeLocale } = useI18nProvider();
  const current = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const choose = (locale: string) => {
    close();
    changeLocale(locale).catch(() => notify('ra.notification.i18n_error', { type: 'error' }));
  };
  const label = translate('shell.language');
  return (
    <>
      <Tooltip title={label}>
        <IconButton color="inherit" aria-label={label} aria-haspopup="menu" onClick={event => setAnchor(event.currentTarget)}>
          <Translate fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {locales?.map(({ locale, name }) => (
          <MenuItem
            key={locale}
            role="menuitemradio"
            aria-checked={locale === current}
            lang={locale}
            selected={locale === current}
            onClick={() => choose(locale)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
