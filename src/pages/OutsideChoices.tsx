import { locales } from '../../catalog/engine/texts/texts.ts';
import { chooseOutside } from '../authProvider/ownLanguage.ts';
import { languageNames, useLanguage } from '../i18n/locale.ts';
import { useShellWords } from '../i18n/shellWords.ts';
import { chooseGuestLight, isGuest, lights, useOutsideLight } from '../layout/settings/outsideLight.ts';
import { Pills } from './Pills.tsx';

/** Language, and for guests light and dark, of the pages outside the frame; the page turns at once. */
export const OutsideChoices = () => {
  const { language, light: words } = useShellWords();
  const locale = useLanguage();
  const light = useOutsideLight();
  return (
    <div className="choices">
      <Pills
        name="language"
        label={language}
        values={locales}
        words={languageNames}
        value={locale}
        areLanguages
        onChoose={chooseOutside}
      />
      {isGuest() && (
        <Pills
          name="light"
          label={words.label}
          values={lights}
          words={words}
          value={light}
          onChoose={chooseGuestLight}
        />
      )}
    </div>
  );
};
