/** Reference of a field that has just been asked for: whoever opened it wants to type. */
export const focusNow = (node: HTMLElement | null): void => node?.focus();
