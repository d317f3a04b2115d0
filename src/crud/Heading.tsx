import { useState } from 'react';
import { createPortal } from 'react-dom';

/** Where the layout's `TitlePortal` waits for the title of the page. */
const findSpot = () => document.getElementById('react-admin-title');

/** Puts the page's title into the layout. React-Admin's own also brings its editor of titles, a tenth of a page. */
export function Heading({ title }: { readonly title: string | undefined }) {
  const [spot, setSpot] = useState(findSpot);
  // On a first visit the layout appears in the same moment as the page, so its place is looked for once more then.
  const look = (node: HTMLElement | null) => {
    if (node) setSpot(findSpot());
  };
  return spot ? createPortal(title, spot) : <span hidden ref={look} />;
}
