import { and, type SQL, sql } from 'drizzle-orm';
import { requestLifecycle } from '#catalog/purchasing/requestLifecycle.ts';
import { entities } from '#catalog/registry/entities.ts';
import { tableOf } from '#server/engine/schema/tables.ts';
import { inStates } from '#server/platform/db/inStates.ts';

const levels = tableOf(entities.inventory);
const requests = tableOf(entities.purchase_request);
const purchases = tableOf(entities.purchase_final);

/** Whose stock is looked at. Each condition is on the table that it is named after. */
interface StockConditions {
  readonly inventory: SQL | undefined;
  readonly purchase_request: SQL | undefined;
  readonly purchase_final: SQL | undefined;
}

/**
 * Active items of which less is available than their reorder level: what is on its way of each, in requests and orders
 * that nobody has given up, and how many pieces still lack. Of an item that a branch has never had there is nothing.
 */
export const lackingItems = (seen: StockConditions): SQL => sql`
  select stock_item.id as stock_item, stock_item.name, product.vendor, reorder_level,
    coalesce(kept.on_hand, 0) as on_hand, coalesce(kept.reserved, 0) as reserved,
    coalesce(kept.available, 0) as available, reorder_level - coalesce(kept.available, 0) as shortage,
    coalesce(coming.pieces, 0) as on_order,
    greatest(reorder_level - coalesce(kept.available, 0) - coalesce(coming.pieces, 0), 0) as to_order,
    kept.stock_item is not null as is_kept
  from stock_item join product on product.id = stock_item.product
  left join (
    select stock_item, sum(on_hand)::integer as on_hand, sum(reserved)::integer as reserved,
      sum(available)::integer as available
    from ${levels} where ${and(sql`true`, seen.inventory)} group by stock_item
  ) as kept on kept.stock_item = stock_item.id
  left join (
    select stock_item, sum(pieces)::integer as pieces from (
      select stock_item, quantity - ordered as pieces from purchase_request_items where owner in (
        select id from ${requests} where ${and(
          inStates(sql`status`, requestLifecycle.groups.wanted),
          seen.purchase_request,
        )})
      union all
      select stock_item, quantity - received - cancelled from purchase_final_items where owner in (
        select id from ${purchases} where ${and(sql`status in ('draft', 'confirmed')`, seen.purchase_final)})
    ) as each group by stock_item
  ) as coming on coming.stock_item = stock_item.id
  where stock_item.is_active and coalesce(kept.available, 0) < reorder_level`;
