import { sql } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { commandOf } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { findKnown } from '#server/engine/access/scope.ts';
import { accountById, callerOf } from '#server/engine/auth/account.ts';
import type { Host } from '#server/engine/context/host.ts';
import { queueMail } from '#server/engine/mail/outbox.ts';
import { pageLink, toldInEveryLanguage } from '#server/engine/mail/writtenMail.ts';
import { recordLink } from '#server/engine/quickPanel/links.ts';
import type { Database } from '#server/platform/services/Database.ts';

const entity = entities.booking;
const confirm = commandOf('confirm_booking');
/** Most people of a branch who are told where whoever entered the booking is no longer there. */
const MOST = 5;

interface Offered extends Record<string, unknown> {
  readonly id: number;
  readonly number: string;
  readonly departure: string;
  readonly until: string;
  readonly author: number | null;
  readonly branch: number | null;
}

/** The address of somebody who may see a booking and say yes to its offer. */
async function addressOf(tx: Database, user: number, booking: number): Promise<string | undefined> {
  const account = await accountById(tx, user);
  if (!account?.isActive) return undefined;
  const caller = callerOf(account);
  if (!allowed(caller, entity, 'show') || !mayPerform(caller, confirm)) return undefined;
  return (await findKnown(tx, { entity, caller }, booking)) ? account.email : undefined;
}

/** Who is told of an offer: whoever has entered the booking, else some of its branch. */
async function readersOf(tx: Database, { id, author, branch }: Offered): Promise<readonly string[]> {
  const own = author === null ? undefined : await addressOf(tx, author, id);
  if (own !== undefined) return [own];
  const { rows } = await tx.execute<{ id: number }>(sql`
    select "user".id from "user" join employee on employee.id = "user".id
    where "user".is_active and employee.branch is not distinct from ${branch}::integer
    order by last_login desc nulls last, "user".id limit 50`);
  const found: string[] = [];
  for (const { id: user } of rows) {
    const address = found.length < MOST && (await addressOf(tx, user, id));
    if (typeof address === 'string') found.push(address);
  }
  return found;
}

/** Tells of seats that were offered: one mail to each who handles such bookings, with all of theirs. */
export async function tellOffers(tx: Database, host: Host, bookings: readonly number[]): Promise<void> {
  if (bookings.length === 0) return;
  const { rows } = await tx.execute<Offered>(sql`
    select booking.id, booking_no as number, code as departure, hold_until::text as until, booking.created_by as author,
      booking.branch
    from booking join departure on departure.id = booking.departure
    where booking.id = any(${sql.param([...bookings])}::integer[]) order by booking.waiting_since, booking.id`);
  const letters = new Map<string, Offered[]>();
  for (const one of rows) for (const to of await readersOf(tx, one)) letters.set(to, [...(letters.get(to) ?? []), one]);
  for (const [to, [first, ...others]] of letters) {
    if (!first) continue;
    const told = [first, ...others];
    const list = told.map(({ id, number }) => `${number}: ${pageLink(host, recordLink(entity, id))}`).join('\n');
    const { departure, until } = first;
    await queueMail(tx, host, toldInEveryLanguage(host, to, 'seats_offered', { departure, until, bookings: list }));
  }
}
