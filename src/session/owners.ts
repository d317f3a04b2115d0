/** Told whose the session is from now on; null when it is over. */
type Listener = (next: string | null) => void;

const listeners = new Set<Listener>();

/** Has something done whenever this tab's session ends or passes to somebody else, before anything of theirs is drawn. */
export const onOwner = (listener: Listener): void => void listeners.add(listener);

export function tellOwner(next: string | null): void {
  for (const listener of listeners) listener(next);
}
