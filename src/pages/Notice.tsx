import type { ReactNode } from 'react';
import { OutsideChoices } from './OutsideChoices.tsx';
import './shell.css';
import { TabTitle } from './TabTitle.tsx';

interface NoticeProps {
  readonly title: string;
  readonly advice: string;
  readonly children?: ReactNode;
}

/** A page that says one thing, and what to do next. */
export const Notice = ({ title, advice, children }: NoticeProps) => (
  <main className="notice">
    <TabTitle title={title} />
    <span className="mark" aria-hidden="true" />
    <h1>{title}</h1>
    <p>{advice}</p>
    {children}
    <OutsideChoices />
  </main>
);
