import { sql } from 'drizzle-orm';
import { openBookings } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import type { Outcome } from '#catalog/hajj/bookings/endWithDeparture.ts';
import { fromMinor, type Minor } from '#catalog/engine/money/money.ts';
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

/** How many bookings of a departure, of all branches, nobody has decided yet. */
export async function undecidedOn(tx: Database, departure: number): Promise<number> {
  const { rows } = await tx.execute<{ open: number }>(sql`
    select count(*)::int as open from booking
    where departure = ${departure} and status = any(${sql.param([...openBookings])}::text[])`);
  return rows[0]?.open ?? 0;
}
