import { session } from './session.ts';

type Listener = (elsewhere?: StorageEvent) => void;

/**
 * Something of the user's own in this browser; one entry for each user, so that none meets what another left. Null owns
 * what guests leave.
 */
export interface OwnEntry<T> {
  /** As it was written; empty when there is nothing. */
  text(owner?: string | null): string;
  /** What stands there, the same object until it changes. */
  read(owner?: string | null): T;
  write(value: unknown, owner?: string | null): void;
  clear(owner?: string | null): void;
  /** Calls back after each change; with an event when another tab made it. */
  subscribe(listener: Listener): () => void;
}

/** `read` makes something of what stands there: undefined when nothing does, or something that cannot be parsed. */
export function createOwnEntry<T>(name: string, read: (kept: unknown) => T): OwnEntry<T> {
  const keyOf = (owner: string | null): string => `${name}:${owner ?? 'guest'}`;
  const text = (owner = session.ownerId()): string => localStorage.getItem(keyOf(owner)) ?? '';
  const listeners = new Set<Listener>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const parsed = (written: string): unknown => {
    try {
      return JSON.parse(written);
    } catch {
      return undefined; // Something else stands under our name; the next change writes over it.
    }
  };
  const known = new Map<string | null, { readonly written: string; readonly value: T }>();
  return {
    text,
    read(owner = session.ownerId()) {
      const written = text(owner);
      let last = known.get(owner);
      if (last?.written !== written) known.set(owner, (last = { written, value: read(parsed(written)) }));
      return last.value;
    },
    write(value, owner = session.ownerId()) {
      const written = JSON.stringify(value);
      if (written === text(owner)) return;
      localStorage.setItem(keyOf(owner), written);
      tell();
    },
    clear(owner = session.ownerId()) {
      localStorage.removeItem(keyOf(owner));
      tell();
    },
    subscribe(listener) {
      const hear = (event: StorageEvent): void => {
        // Without a key, everything was cleared.
        if (event.key === null || event.key.startsWith(`${name}:`)) listener(event);
      };
      listeners.add(listener);
      addEventListener('storage', hear);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', hear);
      };
    },
  };
}
