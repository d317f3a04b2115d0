/** A part of the user's own data that counts in this browser at once, and is taken to the host afterwards. */
export interface OwnPart<T> {
  /** Its key among the user's data. */
  readonly name: string;
  /** What the host has not taken yet; undefined when nothing waits. The same object as long as it is the same. */
  unsaved(): T | undefined;
  /** What the host had when that was begun, if it matters. */
  before?(): unknown;
  /** The host is asked to take what waits. */
  asked?(): void;
  /** The host has taken this. */
  saved(value: T): void;
  /** The host has not. Gives whether that is mended, so that what waits now can be sent at once. */
  failed?(error: unknown): boolean;
  /** Calls back after each change; with an event when another tab made it. */
  subscribe(listener: (elsewhere?: Event) => void): () => void;
}
