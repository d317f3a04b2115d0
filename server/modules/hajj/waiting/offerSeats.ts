import { pick } from 'es-toolkit';
import { dayIn } from '#catalog/engine/days/days.ts';
import { waitingParties } from '#catalog/hajj/bookings/waiting.ts';
import { OFFER_DAYS } from '#catalog/hajj/seasons/offerDays.ts';
import { commandOf } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { systemCaller } from '#server/engine/access/systemCaller.ts';
import { execute } from '#server/engine/commands/execute.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { lockNumbers } from '../pilgrims/twins.ts';
import { storedFiles } from '../pilgrims/wantedFile.ts';
import { lockWaiting } from './lockWaiting.ts';
import { mayBeOffered } from './mayBeOffered.ts';
import { freeSeats, queueOf } from './queue.ts';
import { tellOffers } from './tellOffers.ts';

const entity = entities.booking;
const command = commandOf('offer_seat_booking');

type Party = readonly { readonly id: number; readonly pilgrim: number | null }[];

/** The host itself acts, also where the caller sees neither the booking nor its branch. */
export const asHost = (request: RequestContext): RequestContext => ({
  ...request,
  entity,
  caller: { ...systemCaller, ...pick(request.caller, ['id', 'email']) },
});

/** Who comes first and fits: a family that does not is passed by the next who do, and keeps its place. */
async function firstWhoFit(tx: Database, own: RequestContext, parties: readonly Party[], seats: number) {
  const chosen: Party[] = [];
  let left = seats;
  for (const party of parties) {
    if (left === 0) break;
    if (party.length > left || !(await mayBeOffered(tx, own, party))) continue;
    chosen.push(party);
    left -= party.length;
  }
  return chosen;
}

/** Nobody registers one of their numbers for the same journey until the transaction ends. */
async function lockNumbersOf(tx: Database, parties: readonly Party[]): Promise<void> {
  const pilgrims = parties.flat().flatMap(({ pilgrim }) => pilgrim ?? []);
  await lockNumbers(tx, await storedFiles(tx, pilgrims));
}

/**
 * Offers the free seats of a departure to those who wait, in their order and families whole, in the transaction that
 * frees them (rules B5). Who let a seat pass is asked again of another one alone. Who cannot be offered one is passed
 * and waits on: never is it an error of whoever frees the seat.
 */
export async function offerSeats(
  tx: Database,
  request: RequestContext,
  departure: number,
  { again }: { readonly again: boolean },
): Promise<void> {
  const { host } = request;
  const own = asHost(request);
  const free = await freeSeats(tx, departure, { today: dayIn(host.timeZone, host.clock()), days: OFFER_DAYS });
  if (!free) return;
  const parties = waitingParties(await queueOf(tx, [departure], { again }));
  if (parties.length === 0) return;
  await lockWaiting(tx, { departure });
  const chosen = await firstWhoFit(tx, own, parties, free.seats);
  await lockNumbersOf(tx, chosen);
  const offered: number[] = [];
  for (const party of chosen) {
    if (!(await mayBeOffered(tx, own, party))) continue;
    for (const { id } of party) {
      await execute(tx, own, { command, id, input: { hold_until: free.until }, locale: 'en' });
      offered.push(id);
    }
  }
  await tellOffers(tx, host, offered);
}
