import type { Host } from '../context/host.ts';
import { repeatedly } from '../../platform/repeatedly.ts';
import { forgetEndedSessions } from './endSession.ts';
import { forgetOldPlaces } from './knownPlaces.ts';
import { forgetOldAttempts } from './throttle.ts';

/** How long what counts no more is kept at most, in milliseconds. */
const INTERVAL = 5 * 60_000;

/**
 * What signing in has left behind and counts no more: attempts, ended sessions, places long unused. Else guessing would
 * fill the disk.
 */
export async function forgetOld(host: Pick<Host, 'db' | 'clock'>): Promise<void> {
  await forgetOldAttempts(host);
  await forgetEndedSessions(host);
  await forgetOldPlaces(host);
}

/** Does so from now on; gives what ends it after the round under way. */
export const keepForgetting = (host: Host): (() => Promise<void>) =>
  repeatedly(() => forgetOld(host), {
    every: INTERVAL,
    log: host.log,
    failed: 'sign-in records not swept',
  });
