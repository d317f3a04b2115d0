import { useState } from 'react';
import type { ShellWords } from '../../i18n/shellWords.ts';
import { LoginField } from './LoginField.tsx';

interface PasswordFieldProps {
  readonly words: ShellWords['login'];
  readonly value: string;
  readonly error: string | null;
  readonly isOffered: boolean;
  readonly onChange: (value: string) => void;
}

const EYE =
  'M12 5C6.5 5 2.7 9.2 1.5 12c1.2 2.8 5 7 10.5 7s9.3-4.2 10.5-7C21.3 9.2 17.5 5 12 5Zm0 11.5a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9Zm0-2.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z';

/** A password that can be looked at. */
export const PasswordField = ({ words, value, error, isOffered, onChange }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  const label = shown ? words.hide : words.show;
  return (
    <LoginField
      label={words.password}
      error={error}
      isOffered={isOffered}
      type={shown ? 'text' : 'password'}
      name="password"
      autoComplete="current-password"
      value={value}
      onChange={event => onChange(event.target.value)}
    >
      <button className="eye" type="button" aria-label={label} title={label} onClick={() => setShown(!shown)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={EYE} />
          {shown && <path d="m3 3 18 18" className="stroke" />}
        </svg>
      </button>
    </LoginField>
  );
};
