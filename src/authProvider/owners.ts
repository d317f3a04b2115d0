/** Told whose the session is from now on; null when it is over. */
type Listener = (next: string | null) => void;

const listeners = new Set<Listener>();
/** What was told last on this page; undefined until then. */
let told: string | null | undefined;

/**
 * Has something done whenever this tab's session ends or passes to somebody else, before anything of theirs is drawn.
 * Who begins to listen after that, such as a part of the application that arrives behind a quick sign-in, is told at
 * once.
 */
export function onOwner(listener: Listener): void {
  listeners.add(listener);
  if (told !== undefined) listener(told);
}

export function tellOwner(next: string | null): void {
  told = next;
  for (const listener of listeners) listener(next);
}
