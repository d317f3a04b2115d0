import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { applyLocale, locale } from './i18n/locale.ts';
import { loadShellWords } from './i18n/shellWords.ts';
import { Admin, routes } from './routes.tsx';
import { onAnnouncement } from './session/otherTabs.ts';
import { PROFILE } from './session/returnPath.ts';
import { session } from './session/session.ts';
import { applyOutsideLight } from './settings/outsideLight.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const startsInside = (location.pathname.startsWith('/apps') || location.pathname === PROFILE) && session.state() === 'valid';

// English stands in for words that cannot be fetched, and the page for the admin tells about its own failure.
const ready = [loadShellWords(locale()), ...(startsInside ? [Admin.preload()] : [])];

/** Whoever signs out, or in as somebody else, does so in every tab: the old user's records must not stay in view. */
function followOtherTabs(): void {
  const owner = session.ownerId();
  onAnnouncement(event => {
    if (event === 'logout' || session.ownerId() !== owner) location.assign('/');
  });
}

applyLocale();
applyOutsideLight();
await Promise.allSettled(ready);
// Without useTransitions={false}, React Router starves the navigation that React-Admin's logout waits for.
createRoot(root).render(<RouterProvider router={createBrowserRouter(routes)} useTransitions={false} />);
followOtherTabs();

if (!startsInside) {
  // While the user types her password the admin is fetched; a failure shows when she gets there.
  const fetchAhead = () => void Admin.preload().catch(() => undefined);
  addEventListener('load', () => setTimeout(fetchAhead, 300), { once: true });
}
