import { sql } from 'drizzle-orm';
import { dayIn } from '#catalog/engine/days/days.ts';
import { waitingParties } from '#catalog/hajj/bookings/waiting.ts';
import { OFFER_DAYS } from '#catalog/hajj/seasons/offerDays.ts';
import { type Obstacle, violation } from '#catalog/engine/violations/violation.ts';
import type { GuardContext } from '#server/engine/context/host.ts';
import { Problem } from '#server/platform/problem.ts';
import { bookingOf } from '../bookings/bookingRecord.ts';
import { mayBeOffered } from './mayBeOffered.ts';
import { asHost } from './offerSeats.ts';
import { freeSeats, queueOf } from './queue.ts';

interface Coming {
  readonly id: number;
  readonly departure: number;
  /** They come for a seat that somebody has held until now: it is as if it had been given up for them. */
  readonly isFreed?: boolean;
}

/**
 * 409 `others_wait` where those who wait longer on a departure could be offered all its free seats: nobody takes one
 * from them. Their number alone is told, whatever branch they are of.
 */
export async function letOthersFirst(
  { tx, request }: Pick<GuardContext, 'tx' | 'request'>,
  { id, departure, isFreed = false }: Coming,
): Promise<void> {
  const { host } = request;
  const today = dayIn(host.timeZone, host.clock());
  const free = await freeSeats(tx, departure, { today, days: OFFER_DAYS, isFreed });
  if (!free) return;
  const parties = waitingParties(await queueOf(tx, [departure], { again: false }));
  const turn = parties.findIndex(party => party.some(one => one.id === id));
  const ahead = turn === -1 ? parties : parties.slice(0, turn);
  let left = free.seats;
  for (const party of ahead) {
    if (party.length <= left && (await mayBeOffered(tx, asHost(request), party))) left -= party.length;
    if (left > 0) continue;
    const params = { departure: free.code, waiting: ahead.flat().length };
    throw new Problem(409, 'others_wait', { params, violations: [violation('departure', 'others_wait', params)] });
  }
}

/**
 * Before others goes only who waits, or comes, beside others, be they behind: who is before them changes until the seat
 * is taken, and whoever has nobody before them takes no seat from anybody.
 */
export async function nobodyWaits({
  tx,
  record,
}: Pick<GuardContext, 'tx'> & { readonly record: unknown }): Promise<Obstacle | undefined> {
  const { id, departure } = bookingOf(record);
  const { rows } = await tx.execute(sql`
    select 1 from booking where departure = ${departure} and status = 'waiting' and id <> ${id} limit 1`);
  return rows.length > 0 ? undefined : { code: 'nobody_waits' };
}
