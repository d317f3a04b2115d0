import { failureForLog } from './forLog.ts';
import type { Platform } from './services/Platform.ts';

interface Rhythm {
  /** Milliseconds between two rounds. */
  readonly every: number;
  readonly log: Platform['log'];
  /** What the log says of a round that failed; the next one comes all the same. */
  readonly failed: string;
}

/** Does work again and again, never two rounds at once; gives what ends it after the round under way. */
export function repeatedly(work: () => Promise<void>, { every, log, failed }: Rhythm): () => Promise<void> {
  let round: Promise<void> | undefined;
  const timer = setInterval(() => {
    round ??= work()
      .catch((error: unknown) => log({ level: 'error', event: failed, ...failureForLog(error) }))
      .finally(() => {
        round = undefined;
      });
  }, every);
  return async () => {
    clearInterval(timer);
    await round;
  };
}
