import { useShellWords } from '../i18n/shellWords.ts';
import { useOutsideLight } from '../layout/settings/outsideLight.ts';
import './shell.css';

/** Shown while the token is checked and the admin is fetched. Looks as the one in index.html, which comes before. */
export const Splash = () => {
  const words = useShellWords();
  useOutsideLight();
  return (
    <output className="splash" aria-label={words.loading}>
      <span className="mark" aria-hidden="true" />
      <span className="dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </output>
  );
};
