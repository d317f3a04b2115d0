import { sql } from 'drizzle-orm';
import { openBookings } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import type { Outcome } from '#catalog/hajj/bookings/endWithDeparture.ts';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { CommandContext } from '#server/engine/context/host.ts';

/** What became of a booking, and where each cent that was paid for it has gone. */
interface Ending {
  readonly departure: number;
  readonly booking: number;
  readonly outcome: Outcome;
  readonly paid: Minor;
  readonly moved?: Minor;
  readonly refunded?: Minor;
  readonly waiting?: Minor;
  readonly fees?: Minor;
}

/** Writes it down for good; the table itself refuses what does not add up. */
export async function writeEnding(
  { tx, request, now }: Pick<CommandContext, 'tx' | 'request' | 'now'>,
  { departure, booking, outcome, paid, moved = 0n, refunded = 0n, waiting = 0n, fees = 0n }: Ending,
): Promise<void> {
  await tx.execute(sql`
    insert into departure_ending (departure, booking, outcome, paid, moved, refunded, waiting, fees, "by", at)
    values (${departure}, ${booking}, ${outcome}, ${fromMinor(paid)}::numeric, ${fromMinor(moved)}::numeric,
      ${fromMinor(refunded)}::numeric, ${fromMinor(waiting)}::numeric, ${fromMinor(fees)}::numeric,
      ${request.caller.id}, ${now.toISOString()}::timestamptz)`);
}

/** What is paid of a booking and what of that is due, as it stands now. */
export async function standing(tx: Database, booking: number): Promise<{ readonly paid: Minor; readonly due: Minor }> {
  const { rows } = await tx.execute<{ paid: string; due: string }>(sql`
    select paid_amount::text as paid, due_amount::text as due from booking where id = ${booking}`);
  return { paid: toMinor(rows[0]?.paid ?? '0'), due: toMinor(rows[0]?.due ?? '0') };
}

/** Why a departure is cancelled, where that was begun. */
export async function whyCancelled(tx: Database, departure: number): Promise<string | null> {
  const { rows } = await tx.execute<{ reason: string | null }>(sql`
    select reason from history where entity = 'departure' and record = ${departure} and command = 'begin_cancelling'
    order by id desc limit 1`);
  return rows[0]?.reason ?? null;
}

/** How many bookings of a departure, of all branches, nobody has decided yet. */
export async function undecidedOn(tx: Database, departure: number): Promise<number> {
  const { rows } = await tx.execute<{ open: number }>(sql`
    select count(*)::int as open from booking
    where departure = ${departure} and ${inStates(sql`status`, openBookings)}`);
  return rows[0]?.open ?? 0;
}
