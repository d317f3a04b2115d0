import TranslateIcon from '@mui/icons-material/Translate';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useLocales } from 'react-admin';
import { useLanguage } from '../../i18n/locale.ts';
import { useChangeLanguage } from '../useChangeLanguage.ts';
import { ToolButton } from '../../engine/panels/ToolButton.tsx';

interface LanguageChoiceProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

const LanguageChoice = ({ anchor, onClose }: LanguageChoiceProps) => {
  const locales = useLocales();
  const changeLanguage = useChangeLanguage();
  const current = useLanguage();
  const choose = (locale: string) => {
    // Where what goes has the focus, the browser styles the page on the way, and once more at the end.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onClose();
    changeLanguage(locale);
  };
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
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
  );
};

/** Choice of the language; words and direction turn without a reload. */
export const LanguageMenu = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolButton
        label="shell.language"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <TranslateIcon fontSize="small" />
      </ToolButton>
      {/* It goes at once, not slowly: it would be drawn anew with all that turns. */}
      {anchor && <LanguageChoice anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
};
