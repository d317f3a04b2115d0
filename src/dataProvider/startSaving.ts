import { debounce } from 'es-toolkit';
import { unreachable } from './failure.ts';
import { runExclusive } from '../authProvider/runExclusive.ts';
import { isTransient } from '../authProvider/isTransient.ts';
import type { OwnPart } from '../authProvider/OwnPart.ts';
import { session } from '../authProvider/session.ts';

/** Several changes in a row are one (specification, section 9). */
const WAIT = 300;
/** Pause before another attempt after a failure, in milliseconds; each is twice as long as the one before. */
const pauses = { first: 2_000, longest: 60_000 } as const;
/** A host that has said nothing for so long, in milliseconds, is not waited for: the next save could never begin. */
const PATIENCE = 30_000;

export interface Saving<T> {
  /** Takes it to the host, also when the page goes meanwhile. Rejects when it does not arrive. */
  send(value: T, signal: AbortSignal): Promise<unknown>;
  /**
   * Tells the user: trouble once, however often it is tried again; a refusal each time, since only a change can mend
   * it.
   */
  onFailed(error: unknown): void;
  /** Tells the user that it is over, or what they wait to hear. */
  onSaved(): void;
  /** Whether whoever makes a change at this moment waits to hear that it is saved. */
  isAwaited?(): boolean;
}

const attempts = new Set<() => void>();

/** Sends whatever waits at once. */
export function saveNow(): void {
  for (const attempt of attempts) attempt();
}

/** Takes what its user changes of a part here to the host, from now on until what it gives is called. */
export function startSaving<T>(part: OwnPart<T>, { send, onFailed, onSaved, isAwaited }: Saving<T>): () => void {
  const owner = session.ownerId();
  const isHers = (): boolean => session.ownerId() === owner;
  let refused: T | undefined;
  const waiting = (): T | undefined => {
    const value = isHers() && session.state() === 'valid' ? part.unsaved() : undefined;
    return value === refused ? undefined : value;
  };
  // What an earlier visit could not save, its user has been told about.
  let owed = waiting() !== undefined;
  let troubled = false;
  let pause: number = pauses.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onItsWay: T | undefined;
  const life = new AbortController();
  const { signal } = life;

  const settle = () => {
    owed = false;
    troubled = false;
    pause = pauses.first;
  };
  const still = (): T | undefined => {
    // Another tab may have been quicker.
    if (part.unsaved() === undefined) settle();
    return waiting();
  };
  const arrived = (value: T) => {
    if (!isHers()) return;
    part.saved(value);
    if (owed) onSaved();
    settle();
  };
  const failed = (value: T, error: unknown) => {
    // A session that has ended is told about by itself.
    if (!isHers() || session.state() !== 'valid') return;
    if (part.failed?.(error)) {
      retry();
      return;
    }
    const passes = isTransient(error);
    if (!troubled || !passes) onFailed(error);
    owed = true;
    troubled = true;
    if (!passes) refused = value;
    else if (!signal.aborted) {
      timer = setTimeout(retry, pause);
      pause = Math.min(pause * 2, pauses.longest);
    }
  };
  const save = async () => {
    const value = still();
    if (value === undefined || value === onItsWay) return;
    clearTimeout(timer);
    const patience = new AbortController();
    const end = setTimeout(() => patience.abort(unreachable()), PATIENCE);
    onItsWay = value;
    try {
      const answer = send(value, patience.signal);
      part.asked?.();
      await answer;
      arrived(value);
    } catch (error) {
      failed(value, error);
    } finally {
      clearTimeout(end);
      if (onItsWay === value) onItsWay = undefined;
    }
  };
  /** An older save must not arrive after a newer one. */
  function retry(): void {
    if (still() !== undefined) runExclusive(part.name, save);
  }
  const soon = debounce(retry, WAIT);
  const onChange = (elsewhere?: Event) => {
    // The tab of the change saves it.
    if (elsewhere) return;
    refused = undefined;
    const value = waiting();
    if (value === undefined || value === onItsWay) return;
    owed ||= isAwaited?.() === true;
    soon();
  };
  // The page is about to go: no timer of it would fire any more.
  const onLeave = () => {
    soon.cancel();
    void save();
  };
  retry();
  const stop = part.subscribe(onChange);
  attempts.add(retry);
  addEventListener('online', retry, { signal });
  addEventListener('focus', retry, { signal });
  addEventListener('pagehide', onLeave, { signal });
  // A hidden page may be thrown away without another word; a shown one may have its network again.
  document.addEventListener('visibilitychange', retry, { signal });
  return () => {
    stop();
    soon.flush();
    attempts.delete(retry);
    clearTimeout(timer);
    life.abort();
  };
}
