import { App } from './App.tsx';
import { loadWords } from './i18n/i18nIn.ts';
import { preloadPage } from './resources/preloadPage.ts';
import { AFTER_SIGN_IN, HOME, isInside, returnPath } from './authProvider/returnPath.ts';
import { createStore } from './layout/store.ts';

/** The page that comes first: the one in view, or where the sign-in leads. */
function firstPath(): string {
  if (isInside(location.pathname)) return location.pathname;
  const asked = returnPath({ search: location.search, state: null });
  return asked === AFTER_SIGN_IN ? HOME : new URL(asked, location.href).pathname;
}

/** Prepares what the admin needs before it can be drawn: its words in the chosen language and the first page. */
export async function loadApp() {
  // A page that cannot be fetched tells so itself, where it would stand.
  const page = preloadPage(firstPath()).catch(() => undefined);
  await loadWords();
  await page;
  const store = createStore();
  return () => <App store={store} />;
}
