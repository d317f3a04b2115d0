import { type SQL, sql } from 'drizzle-orm';
import { fromMinor, type Minor, toMinor } from '../../../../catalog/money.ts';
import type { Database } from '../../../db/Database.ts';

/** Open items by which a booking was paid in advance: the rows of its receipts that name its party. */
export const creditsOfBooking = (booking: number): SQL => sql`(
  log_type = 'receipt_voucher' and (open_item.source_id, open_item.party) in (
    select payment.receipt_voucher, booking.party from booking_payment as payment
    join booking on booking.id = payment.booking where booking.id = ${booking}))`;

/** What was paid for a booking waits for that booking, as long as nobody has left or given it up. */
export const waitsForBooking: SQL = sql`(log_type = 'receipt_voucher' and (open_item.source_id, open_item.party) in (
  select payment.receipt_voucher, booking.party from booking_payment as payment
  join booking on booking.id = payment.booking where booking.status not in ('departed', 'cancelled')))`;

/** What was paid for a booking beyond what is due: no more than that is given back. */
export async function refundableOfBooking(tx: Database, booking: number): Promise<Minor> {
  const { rows } = await tx.execute<{ room: string }>(sql`
    select greatest(paid_amount - due_amount, 0)::text as room from booking where id = ${booking}`);
  return toMinor(rows[0]?.room ?? fromMinor(0n));
}
