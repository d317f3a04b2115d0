import { createOwnEntry } from './ownEntry.ts';
import { takeOver } from './takeOver.ts';

interface KeptSettings {
  readonly settings: unknown;
  /** The host has not taken them yet. */
  readonly unsaved?: boolean;
}

/** Settings as this browser keeps them; null when there are none. */
export const keptSettings = createOwnEntry<KeptSettings | null>('settings', kept =>
  typeof kept === 'object' && kept !== null && 'settings' in kept ? kept : null,
);

/** Takes over the settings of an answer; see `takeOver`. */
export const keepAnswer = (answer: Readonly<Record<string, unknown>>, before = keptSettings.text()): void =>
  takeOver({ name: 'settings', entry: keptSettings, kept: settings => ({ settings }) }, answer, before);
