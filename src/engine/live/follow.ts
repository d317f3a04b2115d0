import type { QueryClient } from '@tanstack/react-query';
import { delay } from 'es-toolkit/promise';
import { apiUrl } from '../../authProvider/host.ts';
import { session } from '../../authProvider/session.ts';
import { readEvents, type ServerEvent } from './readEvents.ts';
import { createRefresh, isChangedRecords } from './refresh.ts';

/** A line on which nothing has come for so long is dead: the host says something every 20 seconds. In milliseconds. */
const SILENCE = 50_000;
/** A window that nobody looks at gives its line back after so long, in milliseconds. */
const UNSEEN = 60_000;
/** Longest wait until the next try, in milliseconds. */
const LONGEST = 60_000;

/** Resolves when the window is looked at. */
const seen = (signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const look = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });

/** One line to the host, until it ends. Gives whether there is sense in another. */
async function line(end: AbortSignal, onEvent: (event: ServerEvent) => void): Promise<boolean> {
  const broken = new AbortController();
  const signal = AbortSignal.any([end, broken.signal]);
  let silence: ReturnType<typeof setTimeout> | undefined;
  let unseen: ReturnType<typeof setTimeout> | undefined;
  const give = (): void => broken.abort();
  const sign = (): void => {
    clearTimeout(silence);
    silence = setTimeout(give, SILENCE);
  };
  const look = (): void => {
    clearTimeout(unseen);
    if (document.hidden) unseen = setTimeout(give, UNSEEN);
  };
  document.addEventListener('visibilitychange', look);
  sign();
  try {
    const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${session.token() ?? ''}` };
    const response = await fetch(`${apiUrl}/api/events`, { headers, signal, cache: 'no-store' });
    if (response.status === 429 || response.status >= 500) return true;
    if (!response.ok || !response.body) return false;
    await readEvents(response.body, onEvent, sign);
    return true;
  } catch {
    return !end.aborted;
  } finally {
    clearTimeout(silence);
    clearTimeout(unseen);
    document.removeEventListener('visibilitychange', look);
  }
}

/**
 * Follows what is changed at the office, as long as the window is looked at, and reads anew what of it is in view.
 * After a time without a line that is everything in view. Whatever fails here is tried again and disturbs nobody.
 */
export function follow(queryClient: QueryClient): () => void {
  const over = new AbortController();
  const { signal } = over;
  const refresh = createRefresh(queryClient);
  let wait = 1_000;
  let isFirst = true;
  const onEvent = ({ name, data }: ServerEvent): void => {
    if (signal.aborted) return;
    if (name === 'changed' && isChangedRecords(data)) refresh(data);
    if (name !== 'ready') return;
    wait = 1_000;
    if (!isFirst) void queryClient.invalidateQueries();
    isFirst = false;
  };
  const go = async (): Promise<void> => {
    let worth = true;
    while (worth && !signal.aborted) {
      await seen(signal);
      worth = !signal.aborted && (await line(signal, onEvent));
      // Not all clients of a host that was started anew come back at once.
      if (worth) await delay(wait * (0.5 + Math.random()), { signal }).catch(() => undefined);
      wait = Math.min(wait * 2, LONGEST);
    }
  };
  void go();
  return () => over.abort();
}
