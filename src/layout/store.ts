import { localStorageStore, memoryStore, type Store } from 'react-admin';
import { asLocale, chooseLocale, locale, onLocaleChange } from '../i18n/locale.ts';
import { KEPT_CHOICE, STORE_NAME } from '../authProvider/officeStore.ts';
import { onOwner } from '../authProvider/owners.ts';

/** Raised when stored preferences no longer fit what the application expects. */
const VERSION = '1';

/** What is selected in a list ends with the page, and is no choice of other tabs. */
const isSelection = (key: string): boolean => key.includes('.selectedIds');

/**
 * React-Admin's preferences in this browser. The language is not one of them: it belongs to the whole site, the
 * sign-in included, so what React-Admin keeps under this name is led there.
 */
export function createStore(): Store {
  const store = localStorageStore(VERSION, STORE_NAME);
  const selections = memoryStore();
  // One store serves every visit of this page, and not each of them ends by way of React-Admin.
  onOwner(() => selections.reset());
  const keeping = (key: string): Store => (isSelection(key) ? selections : store);
  return {
    ...store,
    setup() {
      store.setup();
      selections.setup();
    },
    // The caller names the type; of a language it is a text.
    getItem: <T>(key: string, initial?: T) =>
      key === 'locale' ? (locale() as T) : keeping(key).getItem<T>(key, initial),
    setItem(key, value) {
      if (key === 'locale') void chooseLocale(asLocale(String(value)));
      else keeping(key).setItem(key, value);
    },
    subscribe: (key, callback) =>
      key === 'locale' ? onLocaleChange(() => callback(locale())) : keeping(key).subscribe(key, callback),
    removeItem: key => keeping(key).removeItem(key),
    reset() {
      const choice = store.getItem<unknown>(KEPT_CHOICE);
      store.reset();
      selections.reset();
      if (choice !== undefined) store.setItem(KEPT_CHOICE, choice);
    },
  };
}
