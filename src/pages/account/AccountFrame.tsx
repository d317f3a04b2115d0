import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useAccountWords } from '../../i18n/accountWords.ts';
import { OutsideChoices } from '../OutsideChoices.tsx';
import '../shell.css';
import '../login/login.css';
import './account.css';
import { TabTitle } from '../TabTitle.tsx';
import { Welcome } from '../login/Welcome.tsx';

interface AccountFrameProps {
  readonly title: string;
  readonly advice: string;
  /** It tells what has become of a form that stood here, and of the focus in it. */
  readonly result?: boolean;
  readonly children?: ReactNode;
}

/** The frame of the pages around the sign-in. Plain React and CSS, as the sign-in itself. */
export const AccountFrame = ({ title, advice, result = false, children }: AccountFrameProps) => {
  const words = useAccountWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (result) heading.current?.focus();
  }, [result]);
  return (
    <div className="login account">
      <TabTitle title={title} />
      <Welcome />
      <main>
        <div className="sheet">
          {/* Announced when a form gives way to its result. */}
          <div aria-live="polite">
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <p className="advice">{advice}</p>
          </div>
          {children}
          <p className="links">
            <Link to="/login">{words.signIn}</Link>
          </p>
        </div>
        <OutsideChoices />
      </main>
    </div>
  );
};
