let owed = false;

/**
 * To be called when a button goes away with what it did: the focus goes to the button that undoes it, once that has
 * come.
 */
export const requestFocus = (): void => {
  owed = true;
};

/** Takes the focus that is owed; as a reference of a button that comes, or when it comes into sight. */
export const claimFocus = (button: HTMLElement | null): void => {
  if (!owed || !button) return;
  owed = false;
  button.focus();
};
