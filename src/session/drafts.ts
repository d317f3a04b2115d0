import { session } from './session.ts';

const PREFIX = 'draft:';

type Values = Readonly<Record<string, unknown>>;

/** What was typed belongs to whoever typed it, also when their session has just ended. */
const keyOf = (path: string): string => `${PREFIX}${session.ownerId() ?? ''}:${path}`;

/** Passwords stay out of the browser's storage (D1), and files cannot be written down. */
const writable = (name: string, value: unknown): unknown => {
  if (/password/i.test(name) || value instanceof Blob) return undefined;
  return typeof value === 'object' && value !== null && 'rawFile' in value ? undefined : value;
};

/** Keeps the unsaved values of a form, such as when a session ends in the middle of an edit. */
export function keepDraft(path: string, values: Values): void {
  sessionStorage.setItem(keyOf(path), JSON.stringify(values, writable));
}

/** Hands out the values kept for a form, once; null when there are none. */
export function takeDraft(path: string): Record<string, unknown> | null {
  const kept = sessionStorage.getItem(keyOf(path));
  if (kept === null) return null;
  sessionStorage.removeItem(keyOf(path));
  const values: unknown = JSON.parse(kept);
  return typeof values === 'object' && values !== null ? { ...values } : null;
}

/** Forgets every draft; whoever signs out on purpose leaves nothing behind. */
export function dropDrafts(): void {
  const keys = Object.keys(sessionStorage).filter(key => key.startsWith(PREFIX));
  for (const key of keys) sessionStorage.removeItem(key);
}
