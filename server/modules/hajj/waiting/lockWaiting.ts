import type { Database } from '#server/platform/services/Database.ts';
import { lockFiles } from '../bookings/bookable.ts';
import { lockDepartures } from '../bookings/seats.ts';
import { lockSeasonsOfDepartures } from '../seasons/lockSeason.ts';
import { pilgrimsWaiting } from './queue.ts';

/**
 * Locks whatever an offer of a departure's seats looks at, and the file of whoever frees one, in the order in which
 * everybody locks: two who free seats never wait for each other.
 */
export async function lockWaiting(
  tx: Database,
  { departure, pilgrim = null }: { readonly departure: number; readonly pilgrim?: number | null },
): Promise<void> {
  await lockDepartures(tx, [departure]);
  await lockSeasonsOfDepartures(tx, [departure]);
  await lockFiles(tx, [...(pilgrim === null ? [] : [pilgrim]), ...(await pilgrimsWaiting(tx, [departure]))]);
}
