import { useState } from 'react';
import { createPortal } from 'react-dom';
import { usePageTitle } from './pageTitle.ts';

/** Where the layout's `TitlePortal` waits for the title of the page. */
const findSpot = () => document.getElementById('react-admin-title');

interface HeadingProps {
  readonly title: string | undefined;
  /** What tells the page from others of the same title, for the browser's tab and its history. */
  readonly about?: string | undefined;
}

/**
 * Puts the page's title into the layout, and into the browser's tab. React-Admin's own also brings its editor of
 * titles, a tenth of a page.
 */
export function Heading({ title, about }: HeadingProps) {
  usePageTitle(title && about ? `${about} · ${title}` : title);
  const [spot, setSpot] = useState<HTMLElement | null>(null);
  // Looked for when the page stands: layout and page may appear in the same moment, and in place of others whose spot
  // is there until then.
  const look = (node: HTMLElement | null) => {
    if (node) setSpot(findSpot());
  };
  return spot ? createPortal(title, spot) : <span hidden ref={look} />;
}
