import { and, type SQL, sql } from 'drizzle-orm';
import { entities } from '#catalog/registry/entities.ts';
import { linesTable, tableOf } from '#server/engine/schema/tables.ts';
import type { ReportQuery, ReportSource } from '#server/engine/reports/ReportSource.ts';

const { purchase_final, purchase_request } = entities;
const purchases = tableOf(purchase_final);
const purchaseLines = linesTable(purchase_final, 'items');
const requests = tableOf(purchase_request);
const requestLines = linesTable(purchase_request, 'items');

/** Unless their state is asked for, nobody adds up what was only begun or is given up. */
const counted = ({ where, params }: ReportQuery): SQL | undefined =>
  and(sql`true`, where, params.has('status__in') ? undefined : sql`status not in ('draft', 'cancelled')`);

/** What stays of a line once its rest was given up. */
const LEFT = sql`(line.quantity - line.cancelled)`;

export const purchaseReport: ReportSource = {
  rows(asked) {
    const items = asked.chosen.get('stock_item__in');
    return sql`
      select found.*, line.id as line, line.stock_item, ${LEFT} as ordered, line.received, line.returned, line.billed,
        line.rate, round((line.net_amount + line.tax_amount) * ${LEFT} / line.quantity, 2) as amount
      from (
        select id as purchase_final, purchase_no, order_date, party, branch, status, receipt_status, bill_status,
          payment_status
        from ${purchases} where ${counted(asked)}
      ) as found
      join ${purchaseLines} as line on line.owner = found.purchase_final
      where ${items ? sql`line.stock_item = any(${sql.param([...items])}::integer[])` : sql`true`}`;
  },
  order: ['order_date', 'purchase_final', 'purchase_no', 'line'],
};

export const requestSummary: ReportSource = {
  rows: asked => sql`
    select found.*, nullif(concat_ws(' ', author.first_name, author.last_name), '') as asked_by,
      coalesce(wanted.quantity, 0) as quantity, coalesce(wanted.ordered, 0) as ordered,
      coalesce(wanted.received, 0) as received
    from (
      select id as purchase_request, request_date, request_no, branch, party, status, amount, created_by
      from ${requests} where ${counted(asked)}
    ) as found
    left join "user" as author on author.id = found.created_by
    left join (
      select line.owner, sum(line.quantity)::integer as quantity, sum(line.ordered)::integer as ordered,
        sum(come.received)::integer as received
      from ${requestLines} as line left join (
        select request_line, sum(received) as received from ${purchaseLines} group by request_line
      ) as come on come.request_line = line.id
      group by line.owner
    ) as wanted on wanted.owner = found.purchase_request`,
  order: ['request_date', 'purchase_request'],
};
