import { type SQL, sql } from 'drizzle-orm';

/** Credit notes of what has come back of an order, by its id in SQL. */
export const creditNotesOf = (order: SQL | number): SQL => sql`(
  select line.credit_note from order_return_items as line join order_return on order_return.id = line.owner
  where order_return."order" = ${order} and line.credit_note is not null)`;

/** Open items by which an order was paid in advance, or credited for what has come back of it. */
export const creditsOf = (order: number): SQL => sql`(
  (log_type = 'receipt_voucher' and open_item.source_id in (
    select receipt_voucher from order_payment where "order" = ${order}))
  or (log_type = 'credit_note' and open_item.source_id in ${creditNotesOf(order)}))`;

/** What was paid for an order waits for what that order ships, as long as it is open. */
export const waitsForOrder: SQL = sql`(log_type = 'receipt_voucher' and open_item.source_id in (
  select receipt_voucher from order_payment join "order" on "order".id = order_payment."order"
  where "order".status not in ('completed', 'cancelled', 'returned')))`;
