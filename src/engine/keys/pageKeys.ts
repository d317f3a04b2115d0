/** Letters that do something on a page, by what they do. */
export const pageKeys = { new: 'n', book: 'b', pay: 'p' } as const;

export type PageKey = keyof typeof pageKeys;

/** What takes letters for itself: boxes that are typed into, and lists that go to what begins with the letter. */
const takesLetters = [
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  ...['textbox', 'searchbox', 'combobox', 'spinbutton', 'listbox', 'menu', 'tree', 'grid', 'dialog', 'alertdialog'].map(
    role => `[role=${role}]`,
  ),
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset])',
].join();

export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(takesLetters) !== null;

/** Where the layout writes no Latin letters, such as an Arabic one, the key where the letter stands for others. */
export const isLetter = ({ key, code }: KeyboardEvent, letter: string): boolean =>
  key.toLowerCase() === letter || (code === `Key${letter.toUpperCase()}` && !/^[a-z]$/i.test(key));

/** The button or link of the page in view that does it; while one of them works there is none. */
export const buttonOf = (name: PageKey): HTMLElement | undefined =>
  document.querySelector<HTMLElement>(`main [data-key=${name}]:not(:disabled)`) ?? undefined;

/** One that is blocked is gone to, for its reason stands there. */
export function press(button: HTMLElement): void {
  if (button.getAttribute('aria-disabled') === 'true') button.focus();
  else button.click();
}
