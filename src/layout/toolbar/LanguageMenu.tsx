import Translate from '@mui/icons-material/Translate';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useLocales, useTranslate } from 'react-admin';
import { useLanguage } from '../../i18n/locale.ts';
import { useChangeLanguage } from '../useChangeLanguage.ts';
import { ToolButton } from './ToolButton.tsx';

/** Choice of the language; words and direction turn without a reload. */
export const LanguageMenu = () => {
  const translate = useTranslate();
  const locales = useLocales();
  const changeLanguage = useChangeLanguage();
  const current = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const choose = (locale: string) => {
    close();
    changeLanguage(locale);
  };
  return (
    <>
      <ToolButton label={translate('shell.language')} aria-haspopup="menu" aria-expanded={anchor !== null} onClick={event => setAnchor(event.currentTarget)}>
        <Translate fontSize="small" />
      </ToolButton>
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
