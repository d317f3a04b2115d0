import { session } from '../session/session.ts';

/** One entry for each user of this browser, so that none meets the looks of another; null is whoever has not signed in. */
const keyOf = (owner: string | null): string => `settings:${owner ?? 'guest'}`;

/** The event is there when another tab has made the change. */
type Listener = (elsewhere?: Event) => void;

const listeners = new Set<Listener>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

/** What this browser keeps, as it was written. `unsaved` marks what the host has not taken yet. */
export interface Kept {
  readonly settings: unknown;
  readonly unsaved?: boolean;
}

export const keptText = (owner = session.ownerId()): string => localStorage.getItem(keyOf(owner)) ?? '';

/** Reads what was kept; null when there is nothing that could be read. */
export function readKept(text: string): Kept | null {
  if (!text) return null;
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null && 'settings' in kept ? kept : null;
  } catch {
    return null; // Something else stands under our name; the next change writes over it.
  }
}

/** Keeps settings in this browser and tells whoever shows them. */
export function keep(kept: Kept, owner = session.ownerId()): void {
  const text = JSON.stringify(kept);
  if (text === keptText(owner)) return;
  localStorage.setItem(keyOf(owner), text);
  tell();
}

/** As if its owner had never chosen anything. */
export function forget(owner: string | null): void {
  localStorage.removeItem(keyOf(owner));
  tell();
}

/**
 * Takes over what an answer of the host says of its user, unless something here still waits to be saved, or has been
 * saved since the host was asked: `before` is what was kept then.
 */
export function keepAnswer(answer: Readonly<Record<string, unknown>>, before = keptText()): void {
  const { data } = answer;
  if (typeof data !== 'object' || data === null || !('settings' in data)) return;
  if (keptText() === before && !readKept(before)?.unsaved) keep({ settings: data.settings });
}

/** Calls back after each change, in this tab or another. */
export function onKept(listener: Listener): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
