import { sql } from 'drizzle-orm';
import { toMinor } from '#catalog/engine/money/money.ts';
import type { ViolationCode } from '#catalog/engine/violations/violation.ts';
import { orderLifecycle } from '#catalog/shop/orders/orderLifecycle.ts';
import type { GuardContext } from '#server/engine/context/host.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import { orderOf } from './orderRecord.ts';

/**
 * Whether the customer would owe more than their limit: what they owe less what they have paid in advance, what their
 * other confirmed orders will bill, and this one. Nobody without a limit.
 */
export async function overCredit({
  tx,
  record,
}: Pick<GuardContext, 'tx'> & { record: unknown }): Promise<ViolationCode | undefined> {
  const order = orderOf(record);
  const { rows } = await tx.execute<{ room: string }>(sql`
    select (customer.customer_credit_limit
      - coalesce((select sum(case side when 'debit' then outstanding else -outstanding end) from open_item
          where open_item.party = party.id and ledger in (
            select id from ledger_account where ledger_type in ('receivable', 'customer_advance'))), 0)
      - coalesce((select sum((line.net_amount + line.tax_amount)
            * (line.quantity - line.shipped - line.cancelled) / line.quantity)
          from "order" as other join order_items as line on line.owner = other.id
          where other.party = party.id and other.id <> ${order.id}
            and ${inStates(sql`other.status`, orderLifecycle.groups.picked)}), 0)
      )::numeric(18, 2)::text as room
    from party join customer on customer.id = party.source_id and party.source_type = 'user'
    where party.id = ${order.party} and customer.customer_credit_limit is not null`);
  const [found] = rows;
  return found && toMinor(found.room) < order.amount ? 'over_credit' : undefined;
}
