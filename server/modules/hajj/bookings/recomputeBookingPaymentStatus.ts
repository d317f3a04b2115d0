import { type SQL, sql } from 'drizzle-orm';
import { paidOf } from '#catalog/hajj/bookings/instalments.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import { paymentState } from '#catalog/shop/orders/orderStatus.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { creditsOfBooking } from './bookingCredits.ts';

interface BookingRow extends Record<string, unknown> {
  readonly id: number;
  readonly due: string;
  readonly paid: string;
  readonly refunded: string;
}

/** What was paid of the bill of a booking, and what waits for it. */
const PAID = sql`
  coalesce((select sales.amount - sales.outstanding from sales
    where sales.id = booking.sales and sales.status = 'issued'), 0)
  + coalesce((select sum(open_item.outstanding) from open_item
    where open_item.side = 'credit' and ${creditsOfBooking(sql`booking.id`)}), 0)`;

/** A refund whose step is under way, so that its state does not say yet whether it counts. */
interface UnderWay {
  readonly counted?: number;
  readonly except?: number;
}

async function keepInstalments(tx: Database, booking: number, paid: string): Promise<void> {
  const { rows } = await tx.execute<{ id: number; due_date: string; amount: string }>(sql`
    select id, due_date::text as due_date, coalesce(amount, 0)::text as amount from booking_instalments
    where owner = ${booking} order by position`);
  const parts = paidOf(
    rows.map(({ due_date, amount }) => ({ due_date, amount: toMinor(amount) })),
    toMinor(paid),
  );
  for (const [at, { id }] of rows.entries())
    await tx.execute(sql`
      update booking_instalments set paid_amount = ${fromMinor(parts[at] ?? 0n)}::numeric where id = ${id}`);
}

/** Says anew of the bookings that a condition on "booking" finds how far they, and their instalments, are paid. */
export async function recomputeBookingPaymentStatus(
  tx: Database,
  where: SQL,
  { counted = 0, except = 0 }: UnderWay = {},
): Promise<void> {
  const { rows } = await tx.execute<BookingRow>(sql`
    select id, due_amount::text as due, (${PAID})::numeric(18, 2)::text as paid, coalesce((
      select sum(amount) from refund where refund.booking = booking.id and id <> ${except}
        and (status = 'posted' or id = ${counted})), 0)::text as refunded
    from booking where ${where} order by id for no key update`);
  for (const { id, due, paid, refunded } of rows) {
    const state = paymentState({ due: toMinor(due), paid: toMinor(paid), refunded: toMinor(refunded) });
    await tx.execute(sql`
      update booking set paid_amount = ${paid}::numeric, payment_status = ${state} where id = ${id}`);
    await keepInstalments(tx, id, paid);
  }
}

/** The same of the bookings whose bills or advances some open items are. */
export const recomputeBookingPaymentStatusOf = (tx: Database, items: readonly number[]): Promise<void> =>
  recomputeBookingPaymentStatus(
    tx,
    sql`id in (
      select booking.id from open_item join booking on booking.sales = open_item.source_id
        where open_item.log_type = 'sales' and open_item.id = any(${sql.param([...items])}::integer[])
      union select payment.booking from open_item
        join booking_payment as payment on payment.account_log = open_item.account_log
        where open_item.id = any(${sql.param([...items])}::integer[])
      union select transfer.booking from open_item join booking_transfer as transfer on transfer.id = open_item.source_id
        where open_item.log_type = 'booking_transfer' and open_item.id = any(${sql.param([...items])}::integer[]))`,
  );
