import { and, type SQL, sql } from 'drizzle-orm';
import { entities } from '#catalog/registry/entities.ts';
import { linesTable, tableOf } from '#server/engine/schema/tables.ts';
import type { ReportQuery, ReportSource } from '#server/engine/reports/ReportSource.ts';

const orders = tableOf(entities.order);
const lines = linesTable(entities.order, 'items');

/** What has come back was neither sold nor spent; what of it was scrapped stays spent. */
export const orderReport: ReportSource = {
  rows: ({ where }) => sql`
    select found.*, coalesce(sold.billed, 0.00) as billed, coalesce(spent.cost, 0.00) as cost,
      coalesce(sold.billed, 0.00) - coalesce(spent.cost, 0.00) as profit
    from (
      select id as "order", order_date, order_no, party, branch, status, payment_status, due_amount, outstanding
      from ${orders} where ${and(sql`true`, where)}
    ) as found
    left join (
      select "order", sum(net_amount) as billed from (
        select "order", net_amount from shipment union all select "order", -net_amount from order_return
      ) as each group by "order"
    ) as sold on sold."order" = found."order"
    left join (
      select sent."order", -sum(stock_value) as cost
      from stock_movement join (
        select 'shipment' as type, id, "order" from shipment
        union all select 'order_return', id, "order" from order_return
      ) as sent on source_type = sent.type and source_id = sent.id
      group by sent."order"
    ) as spent on spent."order" = found."order"`,
  order: ['order_date', 'order'],
};

export const orderSummary: ReportSource = {
  rows: ({ where }) => sql`
    select kept.*, branch.name as branch_name from (
      select order_date, branch, count(*)::integer as orders, sum(net_amount) as net_amount,
        sum(tax_amount) as tax_amount, sum(amount) as amount, sum(due_amount) as due_amount,
        sum(paid_amount) as paid_amount, sum(outstanding) as outstanding
      from ${orders} where ${and(sql`true`, where)} group by order_date, branch
    ) as kept join branch on branch.id = kept.branch`,
  order: ['order_date', 'branch_name', 'branch'],
};

/** What stays of a line once some of it was cancelled or came back. */
const LEFT = sql`(line.quantity - line.cancelled - line.returned)`;

const chosen = ({ chosen: asked }: ReportQuery, column: SQL, key: string): SQL | undefined => {
  const ids = asked.get(key);
  return ids && sql`${column} = any(${sql.param([...ids])}::integer[])`;
};

export const soldItems: ReportSource = {
  rows: asked => sql`
    select found."order", found.order_date, found.order_no, found.party, found.branch, found.status, line.id as line,
      line.stock_item, stock_item.name, product.category,
      ${LEFT} as quantity, round(line.net_amount * ${LEFT} / line.quantity, 2) as net_amount
    from (
      select id as "order", order_date, order_no, party, branch, status from ${orders} where ${and(sql`true`, asked.where)}
    ) as found
    join ${lines} as line on line.owner = found."order"
    join stock_item on stock_item.id = line.stock_item join product on product.id = stock_item.product
    where ${and(
      sql`${LEFT} > 0`,
      chosen(asked, sql`line.stock_item`, 'stock_item__in'),
      chosen(asked, sql`product.category`, 'category__in'),
    )}`,
  order: ['name', 'stock_item', 'order_date', 'order', 'line'],
};
