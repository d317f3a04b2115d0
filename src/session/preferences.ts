import { useSyncExternalStore } from 'react';
import { session } from './session.ts';

/** Small choices of a user about the lists and messages of the office. */
export interface Preferences {
  /** Lists with low rows. */
  readonly dense: boolean;
  /** Messages that something has succeeded; errors are always shown. */
  readonly notifications: boolean;
}

const defaults: Preferences = { dense: true, notifications: true };

/** One entry for each user of this browser. */
const keyOf = (): string => `preferences:${session.ownerId() ?? ''}`;

const listeners = new Set<() => void>();

function read(text: string | null): Preferences {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    const said = (name: keyof Preferences): boolean => {
      const value: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined;
      return typeof value === 'boolean' ? value : defaults[name];
    };
    return { dense: said('dense'), notifications: said('notifications') };
  } catch {
    return defaults; // Something else stands under our name; the next choice writes over it.
  }
}

/** Keeps choices in this browser; whoever is drawn by them is drawn anew. */
export function keepPreferences(preferences: Preferences): void {
  localStorage.setItem(keyOf(), JSON.stringify(preferences));
  for (const listener of listeners) listener();
}

/** Takes over what an answer of the host says about its user's choices. */
export function keepAnsweredPreferences({ data }: Readonly<Record<string, unknown>>): void {
  if (typeof data === 'object' && data !== null && 'preferences' in data) keepPreferences(read(JSON.stringify(data.preferences)));
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

let last: { readonly text: string | null; readonly value: Preferences } = { text: null, value: defaults };

/** The user's choices, as far as this browser knows them. */
function preferences(): Preferences {
  const text = localStorage.getItem(keyOf());
  if (text !== last.text) last = { text, value: read(text) };
  return last.value;
}

/** The same, following every change. */
export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, preferences);
