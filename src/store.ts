import { localStorageStore, type Store } from 'react-admin';
import { asLocale, chooseLocale, locale, onLocaleChange } from './i18n/locale.ts';

/** Raised when stored preferences no longer fit what the application expects. */
const VERSION = '1';
/** A choice of the person at the screen rather than of the account: a logout leaves it. */
const KEPT = 'theme';

/**
 * React-Admin's preferences in this browser. The language is not one of them: it belongs to the whole site, the
 * sign-in included, so what React-Admin keeps under this name is led there.
 */
export function createStore(): Store {
  const store = localStorageStore(VERSION, 'rihla');
  return {
    ...store,
    // The caller names the type; of a language it is a text.
    getItem: <T>(key: string, initial?: T) => (key === 'locale' ? (locale() as T) : store.getItem<T>(key, initial)),
    setItem(key, value) {
      if (key === 'locale') void chooseLocale(asLocale(String(value)));
      else store.setItem(key, value);
    },
    subscribe: (key, callback) => (key === 'locale' ? onLocaleChange(() => callback(locale())) : store.subscribe(key, callback)),
    reset() {
      const choice = store.getItem<unknown>(KEPT);
      store.reset();
      if (choice !== undefined) store.setItem(KEPT, choice);
    },
  };
}
