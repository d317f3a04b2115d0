import type { createBrowserRouter } from 'react-router';
import { onAnnouncement } from './otherTabs.ts';
import { isInside, returnPath } from './returnPath.ts';
import { session } from './session.ts';

interface Tab {
  readonly router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>;
  /** Begins anew at the start; nothing stays in view meanwhile, and no guard holds the page back. */
  startAnew(): void;
}

/** What another tab has written may be told before it can be read here. */
function onceSignedIn(act: () => void): void {
  if (session.state() === 'valid') act();
  else addEventListener('storage', () => onceSignedIn(act), { once: true });
}

/** Nothing of whom this tab worked for may stay in view, whatever they have left unsaved. */
function leave({ router, startAnew }: Tab): void {
  if (!isInside(router.state.location.pathname)) return;
  session.grant({ permissions: null });
  startAnew();
}

/** Goes on where the end of the session had stopped the work; whoever comes in another's place begins at the start. */
function goOn({ router }: Tab, isOwn: boolean): void {
  const { location } = router.state;
  session.resume();
  if (location.pathname === '/login') void router.navigate(isOwn ? returnPath(location) : '/', { replace: true });
}

/** Whoever signs out, or in as somebody else, does so in every tab; whoever signs in again works on in every tab. */
export function followOtherTabs(tab: Tab): void {
  const welcome = () => {
    const changed = session.changedHands();
    if (changed) leave(tab);
    goOn(tab, !changed);
  };
  // A page that the browser had put away comes back as it was, whoever has signed in meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (session.changedHands() || session.state() !== 'valid')) leave(tab);
  });
  onAnnouncement(event => {
    if (event === 'logout') leave(tab);
    else if (event === 'login') onceSignedIn(welcome);
    else session.hearEnd(event);
  });
}
