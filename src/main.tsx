import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { applyLocale, locale } from './i18n/locale.ts';
import { loadShellWords } from './i18n/shellWords.ts';
import { Splash } from './pages/Splash.tsx';
import { Admin, routes } from './routes.tsx';
import { followOtherTabs } from './authProvider/followOtherTabs.ts';
import { isInside } from './authProvider/returnPath.ts';
import { session } from './authProvider/session.ts';
import { applyOutsideLight } from './layout/settings/outsideLight.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);

const startsInside = isInside(location.pathname) && session.state() === 'valid';

// English stands in for words that cannot be fetched, and the page for the admin tells about its own failure.
const words = loadShellWords(locale()).catch(() => undefined);
const ready = startsInside ? Admin.preload().catch(() => undefined) : undefined;

function startAnew(): void {
  flushSync(() => root.render(<Splash />));
  // A browser that keeps this page would show it so on the way back.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.replace('/');
}

// Waits in a function: what the admin's file asks for of this one must not wait for the admin.
async function start(): Promise<void> {
  applyLocale();
  applyOutsideLight();
  await words;
  // Takes the place of the one in index.html, which is without words.
  if (ready) root.render(<Splash />);
  await ready;
  const router = createBrowserRouter(routes);
  // Without useTransitions={false}, React Router starves the navigation that React-Admin's logout waits for.
  root.render(<RouterProvider router={router} useTransitions={false} />);
  followOtherTabs({ router, startAnew });
}
void start();

if (!startsInside) {
  // While the user types the password the admin is fetched; a failure shows when they get there.
  const fetchAhead = () => void Admin.preload().catch(() => undefined);
  addEventListener('load', () => setTimeout(fetchAhead, 300), { once: true });
}
