import { createOwnEntry } from '../session/ownEntry.ts';

interface Kept {
  readonly settings: unknown;
  /** The host has not taken them yet. */
  readonly unsaved?: boolean;
}

/** Settings as this browser keeps them; null when there are none. */
export const keptSettings = createOwnEntry<Kept | null>('settings', kept =>
  typeof kept === 'object' && kept !== null && 'settings' in kept ? kept : null,
);

/**
 * Takes over what an answer of the host says of its user, unless something here still waits to be saved, or has been
 * saved since the host was asked: `before` is what was kept then.
 */
export function keepAnswer({ data }: Readonly<Record<string, unknown>>, before = keptSettings.text()): void {
  if (typeof data !== 'object' || data === null || !('settings' in data)) return;
  if (keptSettings.text() === before && !keptSettings.read()?.unsaved) keptSettings.write({ settings: data.settings });
}
