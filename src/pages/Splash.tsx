import { useShellWords } from '../i18n/shellWords.ts';
import { useOutsideLight } from '../settings/outsideLight.ts';
import './shell.css';

/** Shown while the token is checked and the admin is fetched. */
export const Splash = () => {
  const words = useShellWords();
  useOutsideLight();
  return (
    <output className="splash" aria-label={words.loading}>
      <span className="mark" aria-hidden="true" />
    </output>
  );
};
