import { sql } from 'drizzle-orm';
import { type BookCheck, finding } from '../BookCheck.ts';

/** What was received and not invoiced is, branch by branch, what the lines of purchases say (rule K10). */
export const goodsReceived: BookCheck = {
  name: 'goods_received',
  offending: () => sql`
    with kept as (
      select branch, sum((received - billed - returned_unbilled) * rate) as value
      from purchase_final_items as line join purchase_final on purchase_final.id = line.owner group by branch
    ), booked as (
      select branch, sum(credit_amount - debit_amount) as value from account_log
      where ledger in (select id from ledger_account where ledger_type = 'grni') and log_type <> 'opening_balance'
      group by branch
    )
    select ${finding({
      entity: sql`case when branch.id is not null then 'branch' end`,
      record: sql`branch.id`,
      reference: sql`branch.name`,
      expected: sql`coalesce(kept.value, 0)`,
      found: sql`coalesce(booked.value, 0)`,
    })}
    from kept full join booked on booked.branch = kept.branch
      left join branch on branch.id = coalesce(kept.branch, booked.branch)
    where coalesce(kept.value, 0) <> coalesce(booked.value, 0) order by 2`,
};

const documents = sql.join(
  (['goods_receipt', 'goods_return'] as const).map(
    kind => sql`
    select ${kind}::text as kind, document.id, document.${sql.identifier(kind === 'goods_receipt' ? 'receipt_no' : 'return_no')} as number,
      coalesce(sum(line.quantity), 0) * ${kind === 'goods_receipt' ? 1 : -1}::int as pieces
    from ${sql.identifier(kind)} as document left join ${sql.identifier(`${kind}_items`)} as line on line.owner = document.id
    group by document.id`,
  ),
  sql` union all `,
);

/** Each receipt of goods, and each return to a vendor, has moved the pieces that it tells. */
export const goodsMoved: BookCheck = {
  name: 'goods_moved',
  offending: () => sql`
    with document as (${documents}), moved as (
      select source_type, source_id, sum(quantity) as pieces from stock_movement
      where source_type in ('goods_receipt', 'goods_return') group by 1, 2
    )
    select ${finding({
      entity: sql`coalesce(document.kind, moved.source_type)`,
      record: sql`coalesce(document.id, moved.source_id)`,
      reference: sql`document.number`,
      expected: sql`document.pieces`,
      found: sql`moved.pieces`,
    })}
    from document full join moved on moved.source_type = document.kind and moved.source_id = document.id
    where document.pieces is distinct from moved.pieces order by 3`,
};
