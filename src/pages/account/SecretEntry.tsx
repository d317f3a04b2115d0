import { type ComponentProps, useState } from 'react';
import { useAccountWords } from '../../i18n/accountWords.ts';
import { Entry } from './Entry.tsx';

/** A new password, which can be looked at. */
export const SecretEntry = (entry: ComponentProps<typeof Entry>) => {
  const words = useAccountWords();
  const [shown, setShown] = useState(false);
  return (
    <Entry {...entry} type={shown ? 'text' : 'password'} autoComplete="new-password" dir="ltr">
      <button className="peek" type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? words.hide : words.show}
      </button>
    </Entry>
  );
};
