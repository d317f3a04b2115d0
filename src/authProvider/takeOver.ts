import type { OwnEntry } from './ownEntry.ts';

type Answer = Readonly<Record<string, unknown>>;

interface Part<T> {
  /** Its key among the user's data. */
  readonly name: string;
  readonly entry: OwnEntry<T>;
  /** As this browser keeps what the host says. */
  kept(told: unknown): unknown;
}

/**
 * Takes over what an answer of the host says of its user, unless something here still waits to be saved, or has been
 * saved since the host was asked: `before` is what was kept then.
 */
export function takeOver<T extends { readonly unsaved?: boolean } | null>(
  { name, entry, kept }: Part<T>,
  { data }: Answer,
  before: string,
): void {
  if (typeof data !== 'object' || data === null || !(name in data)) return;
  if (entry.text() === before && !entry.read()?.unsaved) entry.write(kept(Reflect.get(data, name)));
}
