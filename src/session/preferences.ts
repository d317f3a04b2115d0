import { useSyncExternalStore } from 'react';
import { createOwnEntry } from './ownEntry.ts';
import type { OwnPart } from './useTakeToHost.ts';

/** Small choices of a user about the lists and messages of the office. */
export interface Preferences {
  /** Lists with low rows. */
  readonly dense: boolean;
  /** Messages that something has succeeded; errors are always shown. */
  readonly notifications: boolean;
}

const defaults: Preferences = { dense: true, notifications: true };

const entry = createOwnEntry('preferences');

const flag = (kept: unknown, name: string): boolean | undefined => {
  const value: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined;
  return typeof value === 'boolean' ? value : undefined;
};

const read = (kept: unknown): Preferences => ({
  dense: flag(kept, 'dense') ?? defaults.dense,
  notifications: flag(kept, 'notifications') ?? defaults.notifications,
});

interface Kept {
  readonly text: string;
  readonly value: Preferences;
  /** The host has not taken them yet. */
  readonly unsaved: boolean;
}

let last: Kept = { text: '', value: defaults, unsaved: false };

function kept(): Kept {
  const text = entry.text();
  if (text !== last.text) {
    const found = entry.read();
    last = { text, value: read(found), unsaved: flag(found, 'unsaved') ?? false };
  }
  return last;
}

/** Keeps choices in this browser until the host takes them; whoever is drawn by them is drawn anew, in every tab. */
export const keepPreferences = ({ dense, notifications }: Preferences): void => entry.write({ dense, notifications, unsaved: true });

/** Takes over what an answer of the host says about its user's choices, unless newer ones still wait to be saved. */
export function keepAnsweredPreferences({ data }: Readonly<Record<string, unknown>>): void {
  if (typeof data === 'object' && data !== null && 'preferences' in data && !kept().unsaved) entry.write(read(data.preferences));
}

/** As the host takes them. */
export const ownPreferences: OwnPart<Preferences> = {
  name: 'preferences',
  unsaved: () => (kept().unsaved ? kept().value : undefined),
  saved(value) {
    if (kept().value === value) entry.write(value);
  },
  subscribe: entry.subscribe,
};

/** The user's choices as far as this browser knows them, following every change. */
export const usePreferences = (): Preferences => useSyncExternalStore(entry.subscribe, () => kept().value);
