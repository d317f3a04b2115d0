/** A value as it stands in a query or a title; nothing for what has no text. */
export const written = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
