/** The words of a value that is shown as it stands; none for what has no words. */
export const wordsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
