import { locales } from '../../../catalog/texts.ts';
import { chooseLocale, languageNames, useLanguage } from '../../i18n/locale.ts';
import { useShellWords } from '../../i18n/shellWords.ts';

/** The languages, each in its own words; the page turns at once. */
export const LanguageChoice = () => {
  const words = useShellWords();
  const current = useLanguage();
  return (
    <fieldset className="languages">
      <legend>{words.language}</legend>
      {locales.map(one => (
        <label key={one} lang={one}>
          <input type="radio" name="language" checked={one === current} onChange={() => void chooseLocale(one)} />
          <span>{languageNames[one]}</span>
        </label>
      ))}
    </fieldset>
  );
};
