import { debounce } from 'es-toolkit';
import { session } from '../session/session.ts';
import { keep, keptText, onKept, readKept } from './kept.ts';

/** Several changes in a row are one (specification, section 9). */
const WAIT = 300;
/** Pause before another attempt after a failure, in milliseconds; each is twice as long as the one before. */
const pauses = { first: 2_000, longest: 60_000 } as const;
/** A host that has said nothing for so long, in milliseconds, is not waited for: the next save could never begin. */
const PATIENCE = 30_000;

export interface Saving {
  /** Takes settings to the host, also when the page goes meanwhile. Rejects when they do not arrive. */
  send(settings: unknown, signal: AbortSignal): Promise<unknown>;
  /** Tells the user; a failure once, however often it is tried again, and then that it is over. */
  tell(outcome: 'saved' | 'notSaved'): void;
  /** Whether whoever makes a change at this moment waits to hear that it is saved. */
  isAwaited(): boolean;
}

/** What only a change of the settings, or of the user's rights, can mend; all else may pass by itself. */
const isFinal = (error: unknown): boolean => {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
};

let last: Promise<unknown> = Promise.resolve();
/** One after the other, in all tabs where the browser can see to that: an older save must not arrive after a newer one. */
function inTurn(work: () => Promise<void>): void {
  if ('locks' in navigator) void navigator.locks.request('settings', work);
  else last = last.then(work);
}

/** Takes what changes here to the host, from now on until what it gives is called. */
export function startSaving({ send, tell, isAwaited }: Saving): () => void {
  const isUnsaved = (): boolean => session.state() === 'valid' && readKept(keptText())?.unsaved === true;
  // What an earlier visit could not save, its user has been told about.
  let owed = isUnsaved();
  let failed = false;
  let pause: number = pauses.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onItsWay: string | null = null;

  const onSaved = () => {
    if (owed) tell('saved');
    owed = false;
    failed = false;
    pause = pauses.first;
  };
  const onFailed = (error: unknown) => {
    // A session that has ended is told about by itself.
    if (session.state() !== 'valid') return;
    if (!failed) tell('notSaved');
    owed = true;
    failed = true;
    if (isFinal(error)) return;
    timer = setTimeout(retry, pause);
    pause = Math.min(pause * 2, pauses.longest);
  };
  const save = async () => {
    if (!isUnsaved()) return;
    clearTimeout(timer);
    const [owner, text] = [session.ownerId(), keptText()];
    const patience = new AbortController();
    const end = setTimeout(() => patience.abort(), PATIENCE);
    onItsWay = text;
    try {
      const settings = readKept(text)?.settings;
      await send(settings, patience.signal);
      // What has changed meanwhile waits for its own turn.
      if (session.ownerId() === owner && keptText() === text) keep({ settings });
      onSaved();
    } catch (error) {
      onFailed(error);
    } finally {
      clearTimeout(end);
      if (onItsWay === text) onItsWay = null;
    }
  };
  function retry(): void {
    if (isUnsaved()) inTurn(save);
  }
  const soon = debounce(retry, WAIT);
  const onChange = (elsewhere?: Event) => {
    // The tab of the change saves it.
    if (elsewhere || !isUnsaved()) return;
    owed ||= isAwaited();
    soon();
  };
  // There will be no later turn.
  const onLeave = () => {
    soon.cancel();
    if (onItsWay !== keptText()) void save();
  };
  retry();
  const stop = onKept(onChange);
  addEventListener('online', retry);
  addEventListener('focus', retry);
  addEventListener('pagehide', onLeave);
  // A hidden page may be thrown away without another word; a shown one may have its network again.
  document.addEventListener('visibilitychange', retry);
  return () => {
    stop();
    soon.flush();
    clearTimeout(timer);
    removeEventListener('online', retry);
    removeEventListener('focus', retry);
    removeEventListener('pagehide', onLeave);
    document.removeEventListener('visibilitychange', retry);
  };
}
