import { and, sql } from 'drizzle-orm';
import { inventory } from '../../../../../catalog/shop/stock/inventory.ts';
import { stockMovement } from '../../../../../catalog/shop/stock/stockMovement.ts';
import { tableOf } from '../../../../db/tables.ts';
import type { ReportSource } from '../../../../reports/ReportSource.ts';

const movements = tableOf(stockMovement);
const levels = tableOf(inventory);

/** What is left of all that moved up to a day; `where` has that day, which is always asked. */
export const stocks: ReportSource = {
  rows: ({ where }) => sql`
    select kept.*, round(kept.stock_value / kept.on_hand, 2) as unit_cost, branch.name as branch_name, stock_item.name
    from (
      select branch, stock_item, sum(quantity)::integer as on_hand, sum(stock_value)::numeric(20, 2) as stock_value
      from ${movements} where ${and(sql`true`, where)} group by branch, stock_item having sum(quantity) <> 0
    ) as kept join branch on branch.id = kept.branch join stock_item on stock_item.id = kept.stock_item`,
  order: ['branch_name', 'branch', 'name', 'stock_item'],
};

export const stockMovements: ReportSource = {
  rows: ({ where }) => sql`
    select id, moved_on, reference_no, stock_item, branch, movement, quantity, stock_value, source_type, source_id
    from ${movements} where ${and(sql`true`, where)}`,
  order: ['moved_on', 'id'],
};

/** Of an item that a branch has never had there is nothing. */
export const lowStock: ReportSource = {
  rows: ({ where, params }) => sql`
    select product.vendor, vendor.first_name, stock_item.id as stock_item, stock_item.name, reorder_level,
      coalesce(kept.on_hand, 0) as on_hand, coalesce(kept.reserved, 0) as reserved,
      coalesce(kept.available, 0) as available, reorder_level - coalesce(kept.available, 0) as shortage
    from stock_item join product on product.id = stock_item.product
    left join "user" as vendor on vendor.id = product.vendor
    left join (
      select stock_item, sum(on_hand)::integer as on_hand, sum(reserved)::integer as reserved,
        sum(available)::integer as available
      from ${levels} where ${and(sql`true`, where)} group by stock_item
    ) as kept on kept.stock_item = stock_item.id
    where stock_item.is_active and coalesce(kept.available, 0) < reorder_level
      and (kept.stock_item is not null or ${!params.has('stock_item__in')})`,
  order: ['first_name', 'vendor', 'name', 'stock_item'],
};
