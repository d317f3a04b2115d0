import { type SQL, sql } from 'drizzle-orm';
import { fromMinor, toMinor } from '../../../../catalog/money.ts';
import { paymentState } from '../../../../catalog/shop/orders/orderStanding.ts';
import type { Database } from '../../../db/Database.ts';

interface Found extends Record<string, unknown> {
  readonly id: number;
  readonly due: string;
  readonly paid: string;
}

/** What was paid of the bills of an order's shipments, and what waits for further ones. */
const PAID = sql`
  coalesce((select sum(sales.amount - sales.outstanding) from shipment join sales on sales.id = shipment.sales
    where shipment."order" = "order".id and sales.status = 'issued'), 0)
  + coalesce((select sum(open_item.outstanding) from order_payment join open_item
    on open_item.log_type = 'receipt_voucher' and open_item.source_id = order_payment.receipt_voucher
    where order_payment."order" = "order".id and open_item.side = 'credit'), 0)`;

/** Says anew of the orders that a condition on "order" finds how far they are paid (rules B1). */
export async function keepStanding(tx: Database, where: SQL): Promise<void> {
  const { rows } = await tx.execute<Found>(sql`
    select id, due_amount::text as due, (${PAID})::text as paid from "order" where ${where}`);
  for (const { id, due, paid } of rows)
    await tx.execute(sql`
      update "order" set paid_amount = ${paid}::numeric,
        payment_status = ${paymentState({ due: toMinor(due), paid: toMinor(paid), refunded: 0n })} where id = ${id}`);
}

/** The same of one order, of which something else is due from now on. */
export async function keepDue(tx: Database, id: number, due: bigint): Promise<void> {
  await tx.execute(sql`update "order" set due_amount = ${fromMinor(due)}::numeric where id = ${id}`);
  await keepStanding(tx, sql`id = ${id}`);
}

/** The same of the orders whose bills or advances some open items are. */
export const keepStandingOf = (tx: Database, items: readonly number[]): Promise<void> =>
  keepStanding(
    tx,
    sql`id in (
      select shipment."order" from open_item join shipment on shipment.sales = open_item.source_id
        where open_item.log_type = 'sales' and open_item.id = any(${sql.param([...items])}::integer[])
      union select order_payment."order" from open_item
        join order_payment on order_payment.receipt_voucher = open_item.source_id
        where open_item.log_type = 'receipt_voucher' and open_item.id = any(${sql.param([...items])}::integer[]))`,
  );
