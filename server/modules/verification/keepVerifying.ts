import { dayIn } from '#catalog/engine/days/days.ts';
import type { Host } from '../../engine/context/host.ts';
import { repeatedly } from '../../platform/repeatedly.ts';
import { sealPostings } from './sealPostings.ts';
import { verifyBooks } from './verifyBooks.ts';

/** The agency's time from which on the books of a day are verified. */
const FROM = '03:00';
/** How often the clock is looked at, in milliseconds. */
const LOOK = 5 * 60 * 1000;
/** How long a posting stands unsealed at most, in milliseconds. */
const SEAL = 60 * 1000;

/** Verifies the books of a day once its time has come, or as soon as the host runs again. */
export async function verifyNightly(host: Host): Promise<void> {
  const now = host.clock();
  if (now.toLocaleTimeString('sv', { timeZone: host.timeZone }) < FROM) return;
  await verifyBooks(host, { night: dayIn(host.timeZone, now) });
}

/** Verifies and seals from now on; gives what ends it after the round under way. */
export function keepVerifying(host: Host): () => Promise<void> {
  const { log } = host;
  const ends = [
    repeatedly(() => verifyNightly(host), { every: LOOK, log, failed: 'books not verified' }),
    repeatedly(() => sealPostings(host), { every: SEAL, log, failed: 'postings not sealed' }),
  ];
  return async () => void (await Promise.all(ends.map(end => end())));
}
