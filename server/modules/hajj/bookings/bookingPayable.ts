import { sql } from 'drizzle-orm';
import { left, pendingBookings } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { paidOf } from '#catalog/hajj/bookings/instalments.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import { paymentState } from '#catalog/shop/orders/orderStatus.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import { keepValues } from '#server/engine/records/keepValues.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { PaidDocument } from '../../bills/payables/documentMoney.ts';
import type { PaidRecord } from '../../bills/payables/receiptRows.ts';
import type { BookingRecord } from './bookingRecord.ts';

/** A booking as its payer and its money are known of. */
export const paidRecordOf = ({ id, booking_no: number, party, branch }: BookingRecord): PaidRecord => ({
  id,
  number,
  party,
  branch,
});

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

/**
 * A booking is billed by its journey, or by its cancellation. What is paid for it waits until its departure has left; once
 * it is cancelled, for its refund or for the booking that takes it over.
 */
export const bookingPayable: PaidDocument = {
  type: 'booking',
  bills: { sales: sql`select id as document, sales as bill from booking` },
  paid: {
    number: 'booking_no',
    waits: sql`not ${inStates(sql`booking.status`, left)}`,
    owes: inStates(sql`booking.status`, pendingBookings),
    billStays: 'of_booking',
    putDown: { booking_transfer: sql`select booking as document, id as made, party from booking_transfer` },
    // Bookings between which money was taken over are one: what was paid out of the first counts to the next.
    kin: id => sql`
      with recursive kin (id) as (
        select ${id}::integer
        union
        select case when transfer.from_booking = kin.id then transfer.booking else transfer.from_booking end
        from kin join booking_transfer as transfer on kin.id in (transfer.from_booking, transfer.booking))
      select id from kin`,
    async keep(tx, author, { id, due, paid, refunded }) {
      const payment_status = paymentState({ due: toMinor(due), paid: toMinor(paid), refunded: toMinor(refunded) });
      const set = { paid_amount: paid, payment_status };
      await keepValues(tx, author, 'booking', { set, where: sql`id = ${id}` });
      await keepInstalments(tx, id, paid);
    },
  },
};
