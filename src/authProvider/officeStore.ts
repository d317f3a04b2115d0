/** What React-Admin's preferences stand under in this browser. */
export const STORE_NAME = 'rihla';
/** A choice of the person at the screen rather than of the account: a logout leaves it. */
export const KEPT_CHOICE = 'theme';

const PREFIX = `RaStore${STORE_NAME}.`;

/** Empties the store of a user who has gone, such as selections and filters, also where React-Admin is not loaded. */
export function forgetOfficeStore(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX) && key !== `${PREFIX}${KEPT_CHOICE}` && key !== `${PREFIX}version`)
      localStorage.removeItem(key);
  }
}
