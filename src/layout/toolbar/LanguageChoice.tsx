import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useLocales } from 'react-admin';
import { useLanguage } from '../../i18n/locale.ts';
import { useChangeLanguage } from '../useChangeLanguage.ts';

interface LanguageChoiceProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The languages, the present one marked. */
export const LanguageChoice = ({ anchor, onClose }: LanguageChoiceProps) => {
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
