import { type SQL, sql } from 'drizzle-orm';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import { outstandingOf, paymentState } from '#catalog/shop/orders/orderStatus.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { creditNotesOf } from './orderCredits.ts';

interface Amounts {
  readonly due: string;
  readonly paid: string;
  readonly refunded: string;
}
const paymentStatusIn = ({ due, paid, refunded }: Amounts) => {
  const amounts = { due: toMinor(due), paid: toMinor(paid), refunded: toMinor(refunded) };
  return { outstanding: fromMinor(outstandingOf(amounts)), payment_status: paymentState(amounts) };
};

/**
 * What was paid of the bills of an order's shipments, and what waits for further ones; less what its credit notes have
 * settled or were given back for, since that was no payment.
 */
const PAID = sql`
  coalesce((select sum(sales.amount - sales.outstanding) from shipment join sales on sales.id = shipment.sales
    where shipment."order" = "order".id and sales.status = 'issued'), 0)
  + coalesce((select sum(open_item.outstanding) from order_payment join open_item
    on open_item.log_type = 'receipt_voucher' and open_item.source_id = order_payment.receipt_voucher
    where order_payment."order" = "order".id and open_item.side = 'credit'), 0)
  - coalesce((select sum(note.amount - note.outstanding) from credit_note as note
    where note.status = 'issued' and note.id in ${creditNotesOf(sql`"order".id`)}), 0)`;

/** A refund whose step is under way, so that its state does not say yet whether it counts. */
interface UnderWay {
  readonly counted?: number;
  readonly except?: number;
}

/** What was given back of an order of the statement that it stands in. */
const refundedOf = ({ counted = 0, except = 0 }: UnderWay = {}): SQL => sql`
  coalesce((select sum(amount) from refund where refund."order" = "order".id and id <> ${except}
    and (status = 'posted' or id = ${counted})), 0)`;

/** How far an order is paid of what is due from now on, as values of it; a new one is by nothing. */
export async function paymentStatusAt(tx: Database, due: string, id?: number) {
  const nothing = { paid: '0.00', refunded: '0.00', due };
  if (id === undefined) return paymentStatusIn(nothing);
  const { rows } = await tx.execute<{ paid: string; refunded: string }>(sql`
    select coalesce(paid_amount, 0)::text as paid, (${refundedOf()})::text as refunded from "order" where id = ${id}`);
  return paymentStatusIn({ ...nothing, ...rows[0] });
}

/** Says anew of the orders that a condition on "order" finds how far they are paid, and what is outstanding (rules B1). */
export async function recomputeOrderPaymentStatus(tx: Database, where: SQL, underWay: UnderWay = {}): Promise<void> {
  const { rows } = await tx.execute<{ id: number } & Amounts & Record<string, unknown>>(sql`
    select id, due_amount::text as due, (${PAID})::text as paid, (${refundedOf(underWay)})::text as refunded
    from "order" where ${where}`);
  for (const { id, ...found } of rows) {
    const { outstanding, payment_status: state } = paymentStatusIn(found);
    await tx.execute(sql`
      update "order" set paid_amount = ${found.paid}::numeric, outstanding = ${outstanding}::numeric,
        payment_status = ${state} where id = ${id}`);
  }
}

/** The same of one order, of which something else is due from now on. */
export async function keepDue(tx: Database, id: number, due: bigint): Promise<void> {
  await tx.execute(sql`update "order" set due_amount = ${fromMinor(due)}::numeric where id = ${id}`);
  await recomputeOrderPaymentStatus(tx, sql`id = ${id}`);
}

/** The same of the orders whose bills or advances some open items are. */
export const recomputeOrderPaymentStatusOf = (tx: Database, items: readonly number[]): Promise<void> =>
  recomputeOrderPaymentStatus(
    tx,
    sql`id in (
      select shipment."order" from open_item join shipment on shipment.sales = open_item.source_id
        where open_item.log_type = 'sales' and open_item.id = any(${sql.param([...items])}::integer[])
      union select order_payment."order" from open_item
        join order_payment on order_payment.receipt_voucher = open_item.source_id
        where open_item.log_type = 'receipt_voucher' and open_item.id = any(${sql.param([...items])}::integer[])
      union select order_return."order" from open_item
        join order_return_items as line on line.credit_note = open_item.source_id
        join order_return on order_return.id = line.owner
        where open_item.log_type = 'credit_note' and open_item.id = any(${sql.param([...items])}::integer[]))`,
  );
