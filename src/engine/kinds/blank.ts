/** What a reader sees where a record holds nothing. */
export const DASH = '—';

/** True for a value that says nothing: absent, null, empty text, empty list. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
