import { useSyncExternalStore } from 'react';
import type { OwnPart } from './OwnPart.ts';
import { createOwnEntry } from './ownEntry.ts';
import { takeOver } from './takeOver.ts';

/** Small choices of a user about the lists and messages of the office. */
export interface Preferences {
  /** Lists with low rows. */
  readonly dense: boolean;
  /** Messages that something has succeeded; errors are always shown. */
  readonly notifications: boolean;
}

const defaults: Preferences = { dense: true, notifications: true };

const flag = (kept: unknown, name: string): boolean | undefined => {
  const value: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined;
  return typeof value === 'boolean' ? value : undefined;
};

const read = (kept: unknown): Preferences => ({
  dense: flag(kept, 'dense') ?? defaults.dense,
  notifications: flag(kept, 'notifications') ?? defaults.notifications,
});

const entry = createOwnEntry('preferences', kept => ({ value: read(kept), unsaved: flag(kept, 'unsaved') === true }));
const chosen = (): Preferences => entry.read().value;

/** What this browser keeps, as it was written. */
export const preferencesText = (): string => entry.text();

/** Keeps choices in this browser until the host takes them; whoever is drawn by them is drawn anew, in every tab. */
export const keepPreferences = ({ dense, notifications }: Preferences): void =>
  entry.write({ dense, notifications, unsaved: true });

/** Takes over the choices of an answer; see `takeOver`. */
export const keepAnsweredPreferences = (answer: Readonly<Record<string, unknown>>, before = preferencesText()): void =>
  takeOver({ name: 'preferences', entry, kept: read }, answer, before);

/** As the host takes them. */
export const ownPreferences: OwnPart<Preferences> = {
  name: 'preferences',
  unsaved: () => (entry.read().unsaved ? chosen() : undefined),
  saved(value) {
    if (chosen() === value) entry.write(value);
  },
  subscribe: entry.subscribe,
};

/** The user's choices as far as this browser knows them, following every change. */
export const usePreferences = (): Preferences => useSyncExternalStore(entry.subscribe, chosen);
