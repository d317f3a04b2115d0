import { useSyncExternalStore } from 'react';
import type { Locale } from '../../catalog/engine/texts/texts.ts';
import { knownLocale } from '../i18n/locale.ts';
import type { OwnPart } from './OwnPart.ts';
import { createOwnEntry } from './ownEntry.ts';
import { takeOver } from './takeOver.ts';

/** Small choices of a user about the office. */
export interface Preferences {
  /** Lists with low rows. */
  readonly dense: boolean;
  /** Messages that something has succeeded; errors are always shown. */
  readonly notifications: boolean;
  /** In which it speaks to them, on whatever machine; without, in that of the browser. */
  readonly language?: Locale | undefined;
}

const defaults: Preferences = { dense: true, notifications: true };

const flag = (kept: unknown, name: string): boolean | undefined => {
  const value: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined;
  return typeof value === 'boolean' ? value : undefined;
};

const languageIn = (kept: unknown): Locale | undefined => {
  const name: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, 'language') : undefined;
  return typeof name === 'string' ? knownLocale(name) : undefined;
};

const read = (kept: unknown): Preferences => ({
  dense: flag(kept, 'dense') ?? defaults.dense,
  notifications: flag(kept, 'notifications') ?? defaults.notifications,
  language: languageIn(kept),
});

const entry = createOwnEntry('preferences', kept => ({ value: read(kept), unsaved: flag(kept, 'unsaved') === true }));
/** The user's choices as far as this browser knows them. */
export const chosen = (): Preferences => entry.read().value;

/** What this browser keeps, as it was written. */
export const preferencesText = (): string => entry.text();

/** Keeps choices in this browser until the host takes them; whoever is drawn by them is drawn anew, in every tab. */
export const keepPreferences = ({ dense, notifications, language }: Preferences): void =>
  entry.write({ dense, notifications, language, unsaved: true });

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

/** The same, following every change. */
export const usePreferences = (): Preferences => useSyncExternalStore(entry.subscribe, chosen);
