import { session } from './session.ts';

type Listener = (elsewhere?: StorageEvent) => void;

/** Something of the user's own in this browser; one entry for each user, so that none meets what another left. */
export interface OwnEntry {
  /** As it was written; empty when there is nothing. */
  text(): string;
  /** What stands there; undefined when nothing does, or something that cannot be read. */
  read(): unknown;
  write(value: unknown): void;
  clear(): void;
  /** Calls back after each change; with an event when another tab made it. */
  subscribe(listener: Listener): () => void;
}

export function createOwnEntry(name: string): OwnEntry {
  const key = (): string => `${name}:${session.ownerId() ?? ''}`;
  const text = (): string => localStorage.getItem(key()) ?? '';
  const listeners = new Set<Listener>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    text,
    read() {
      try {
        return JSON.parse(text());
      } catch {
        return undefined; // Something else stands under our name; the next change writes over it.
      }
    },
    write(value) {
      localStorage.setItem(key(), JSON.stringify(value));
      tell();
    },
    clear() {
      localStorage.removeItem(key());
      tell();
    },
    subscribe(listener) {
      const hear = (event: StorageEvent): void => {
        // Without a key, everything was cleared.
        if (event.key === key() || event.key === null) listener(event);
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
