import { useShellWords } from '../../i18n/shellWords.ts';

/** What stands beside the sign-in and the pages around it. */
export const Welcome = () => {
  const { brand, login } = useShellWords();
  return (
    <aside>
      <p className="brand">
        <span className="mark" aria-hidden="true" />
        {brand}
      </p>
      <p className="welcome">{login.welcome}</p>
      <p className="about">{login.about}</p>
    </aside>
  );
};
