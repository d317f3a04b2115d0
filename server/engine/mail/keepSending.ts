import type { Host } from '../context/host.ts';
import { repeatedly } from '../../platform/repeatedly.ts';
import { sweepOutbox } from './outbox.ts';

/** How long a mail waits at most before it is first tried, in milliseconds. */
const INTERVAL = 5_000;

/** Sends the outbox's mail from now on, where there is a way to; gives what ends it after the sweep under way. */
export function keepSending({
  db,
  clock,
  log,
  mailer,
}: Pick<Host, 'db' | 'clock' | 'log' | 'mailer'>): () => Promise<void> {
  if (!mailer) return async () => {};
  return repeatedly(() => sweepOutbox({ db, clock, log, mailer }), {
    every: INTERVAL,
    log,
    failed: 'outbox not swept',
  });
}
