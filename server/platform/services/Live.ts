/** That something has changed, never what of it: its reader asks for that, as far as their rights go. */
export interface Changed {
  /** Name of an entity, or of what no entity is. */
  readonly entity: string;
  readonly record: number;
  /** Users whom it is told alone; absent, it is told to whoever may see the record. */
  readonly to?: readonly number[];
}

/** Whoever wants to know of changes. */
export interface Listener {
  changed(what: Changed): void;
  /** The way to the database broke: from here on something may have been missed. */
  lost(): void;
}

/** What this and other processes on the same database change, as it is committed. */
export interface Live {
  /** Resolves once nothing that is committed from then on is missed; gives what ends it. */
  hear(listener: Listener): Promise<() => void>;
  /** Ends it for everybody. */
  close(): Promise<void>;
}
