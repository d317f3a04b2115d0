import { and, type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { stockMovement } from '#catalog/shop/stock/stockMovement.ts';
import { tableOf } from '#server/engine/schema/tables.ts';
import type { ReportQuery, ReportSource } from '#server/engine/reports/ReportSource.ts';
import { lackingItems } from '../lacking.ts';

const movements = tableOf(stockMovement);

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

const ofBranch = ({ params }: ReportQuery): SQL | undefined => {
  const branches = params.get('branch__in')?.split(',').map(Number);
  return branches && sql`branch = any(${sql.param(branches)}::integer[])`;
};

/** What is on its way counts for the branches whose stock is asked for. */
export const lowStock: ReportSource = {
  rows: asked => {
    const onItsWay = (entity: Entity) => and(asked.within(entity), ofBranch(asked));
    const lacking = lackingItems({
      inventory: asked.where,
      purchase_request: onItsWay(entities.purchase_request),
      purchase_final: onItsWay(entities.purchase_final),
    });
    return sql`
      select lacking.*, vendor.first_name from (${lacking}) as lacking
      left join "user" as vendor on vendor.id = lacking.vendor
      where is_kept or ${!asked.params.has('stock_item__in')}`;
  },
  order: ['first_name', 'vendor', 'name', 'stock_item'],
};
