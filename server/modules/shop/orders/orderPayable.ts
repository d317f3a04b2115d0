import { sql } from 'drizzle-orm';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import { outstandingOf, paymentState } from '#catalog/shop/orders/orderStatus.ts';
import { orderLifecycle } from '#catalog/shop/orders/orderLifecycle.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import type { Author, PaidAmounts } from '#server/engine/context/host.ts';
import { keepValues } from '#server/engine/records/keepValues.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { PaidDocument } from '../../bills/payables/documentMoney.ts';
import type { PaidRecord } from '../../bills/payables/receiptRows.ts';
import type { OrderRecord } from './orderRecord.ts';
import { recomputePaid, refundedAmount } from '../../bills/payables/recomputePaid.ts';

const paymentStatusIn = ({ due, paid, refunded }: Omit<PaidAmounts, 'id'>) => {
  const amounts = { due: toMinor(due), paid: toMinor(paid), refunded: toMinor(refunded) };
  return { outstanding: fromMinor(outstandingOf(amounts)), payment_status: paymentState(amounts) };
};

/** An order is billed by its shipments, and credited by what has come back; what is paid for it waits for what it ships. */
export const orderPayable: PaidDocument = {
  type: 'order',
  bills: {
    sales: sql`select "order" as document, sales as bill from shipment`,
    credit_note: sql`select order_return."order" as document, line.credit_note as bill
      from order_return_items as line join order_return on order_return.id = line.owner`,
  },
  paid: {
    number: 'order_no',
    waits: sql`not ${inStates(sql`"order".status`, orderLifecycle.groups.ended)}`,
    billStays: 'of_order',
    keep: (tx, author, order) =>
      keepValues(tx, author, 'order', {
        set: { paid_amount: order.paid, ...paymentStatusIn(order) },
        where: sql`id = ${order.id}`,
      }),
  },
};

/** An order as its payer and its money are known of. */
export const paidRecordOf = ({ id, order_no: number, party, branch }: OrderRecord): PaidRecord => ({
  id,
  number,
  party,
  branch,
});

/** How far an order is paid of what is due from now on, as values of it; a new one is by nothing. */
export async function paymentStatusAt(tx: Database, due: string, id?: number) {
  const nothing = { paid: '0.00', refunded: '0.00', due };
  if (id === undefined) return paymentStatusIn(nothing);
  const { rows } = await tx.execute<{ paid: string; refunded: string }>(sql`
    select coalesce(paid_amount, 0)::text as paid, (${refundedAmount({}, orderPayable)})::text as refunded
    from "order" where id = ${id}`);
  return paymentStatusIn({ ...nothing, ...rows[0] });
}

/** Says anew how far an order is paid of which something else is due from now on. */
export async function keepDue(tx: Database, author: Author, id: number, due: bigint): Promise<void> {
  await keepValues(tx, author, 'order', { set: { due_amount: fromMinor(due) }, where: sql`id = ${id}` });
  await recomputePaid(tx, author, orderPayable, { where: sql`id = ${id}` });
}
