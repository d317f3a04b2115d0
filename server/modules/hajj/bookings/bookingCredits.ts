import { type SQL, sql } from 'drizzle-orm';
import { left } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import type { Database } from '#server/platform/services/Database.ts';

/**
 * Open items by which some bookings were paid: the rows of receipts that are theirs, of which one receipt may hold several
 * of one party, and what documents have put down for them since. Found by their rows and parties, since of one booking
 * that asks for a few rows where it would ask for all open items.
 */
const creditsOf = (payer: SQL): SQL => sql`open_item.id in (
  select paid.id from booking as payer
    join booking_payment as payment on payment.booking = payer.id
    join open_item as paid on paid.account_log = payment.account_log where ${payer}
  union all
  select stands.id from booking as payer
    join booking_transfer as transfer on transfer.booking = payer.id
    join open_item as stands on stands.party = transfer.party and stands.log_type = 'booking_transfer'
      and stands.side = 'credit' and stands.source_id = transfer.id where ${payer})`;

/** Open items by which a booking was paid. */
export const creditsOfBooking = (booking: SQL | number): SQL => creditsOf(sql`payer.id = ${booking}`);

/** What is left of the booking that a bill is of: it may settle that bill, whatever else it waits for. */
export const creditsOfBill = (sales: number): SQL => creditsOf(sql`payer.sales = ${sales}`);

const stays = sql`payer.status <> all(${sql.param([...left])}::text[])`;

/**
 * What was paid for a booking waits for it as long as their departure has not left; once it is cancelled, for its refund or for the
 * booking that takes it over. Asked of the few items of a party, it finds no item itself.
 */
export const waitsForBooking: SQL = sql`(
  open_item.account_log in (
    select payment.account_log from booking_payment as payment
      join booking as payer on payer.id = payment.booking where ${stays})
  or open_item.log_type = 'booking_transfer' and open_item.side = 'credit' and open_item.source_id in (
    select transfer.id from booking_transfer as transfer
      join booking as payer on payer.id = transfer.booking where ${stays}))`;

/** What was paid for a booking beyond what is due: no more than that is given back. The booking is held until the end. */
export async function refundableOfBooking(tx: Database, booking: number): Promise<Minor> {
  const { rows } = await tx.execute<{ room: string }>(sql`
    select greatest(paid_amount - due_amount, 0)::text as room from booking where id = ${booking} for no key update`);
  return toMinor(rows[0]?.room ?? fromMinor(0n));
}
