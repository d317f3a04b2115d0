import { sql } from 'drizzle-orm';
import { stockKinds } from '#catalog/shop/stock/stockDocuments.ts';
import { type BookCheck, finding } from '../BookCheck.ts';

/** What branches have of items is what has moved, in pieces and in worth, and what is reserved is promised (rule K2). */
export const stockKept: BookCheck = {
  name: 'stock_kept',
  offending: () => sql`
    with moved as (
      select stock_item, branch, sum(quantity) as pieces, sum(stock_value) as value
      from stock_movement group by stock_item, branch
    ), promised as (
      select stock_item, branch, sum(quantity) as pieces from reservation group by stock_item, branch
    )
    select ${finding({
      entity: sql`'inventory'`,
      record: sql`inventory.id`,
      reference: sql`(select name from stock_item where id = coalesce(inventory.stock_item, moved.stock_item))`,
      expected: sql`concat_ws(' · ', coalesce(moved.pieces, 0), coalesce(moved.value, 0), coalesce(promised.pieces, 0))`,
      found: sql`concat_ws(' · ', on_hand, stock_value, reserved)`,
    })}
    from inventory full join moved using (stock_item, branch) left join promised using (stock_item, branch)
    where on_hand is distinct from coalesce(moved.pieces, 0) or stock_value is distinct from coalesce(moved.value, 0)
      or reserved is distinct from coalesce(promised.pieces, 0) or available is distinct from on_hand - reserved
    order by 2`,
};

const isInventory = sql`ledger in (select id from ledger_account where ledger_type = 'inventory')`;

/** The inventory ledger holds, branch by branch, what the stock there is worth (rule K10). */
export const stockValue: BookCheck = {
  name: 'stock_value',
  offending: () => sql`
    with kept as (
      select branch, sum(stock_value) as value from inventory group by branch
    ), booked as (
      select branch, sum(debit_amount - credit_amount) as value from account_log where ${isInventory} group by branch
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
  Object.keys(stockKinds).map(
    kind => sql`
    select ${kind}::text as kind, id, invoice_no, status = 'posted' as is_posted from ${sql.identifier(kind)}`,
  ),
  sql` union all `,
);

const kinds = sql`any(${`{${Object.keys(stockKinds).join(',')}}`}::text[])`;

/** Each document of the stock has moved what it says once it is posted, and the books have the worth of that. */
export const stockPosted: BookCheck = {
  name: 'stock_posted',
  offending: () => sql`
    with document as (${documents}), moved as (
      select source_type, source_id, count(*) as movements from stock_movement
      where source_type = ${kinds} group by 1, 2
    ), worth as (
      select source_type, source_id, sum(value) as difference from (
        select source_type, source_id, branch, stock_value as value from stock_movement where source_type = ${kinds}
        union all
        select source_type, source_id, account_log.branch, credit_amount - debit_amount
        from posting join account_log on account_log.posting = posting.id
        where source_type = ${kinds} and ${isInventory}
      ) as each group by source_type, source_id, branch having sum(value) <> 0
    )
    select ${finding({
      entity: sql`coalesce(document.kind, moved.source_type)`,
      record: sql`coalesce(document.id, moved.source_id)`,
      reference: sql`document.invoice_no`,
      expected: sql`'0.00'`,
      found: sql`coalesce((select max(abs(difference)) from worth
        where worth.source_type = document.kind and worth.source_id = document.id), 0)`,
    })}
    from document full join moved on moved.source_type = document.kind and moved.source_id = document.id
    where document.id is null or is_posted <> (movements is not null)
      or exists (select 1 from worth where worth.source_type = document.kind and worth.source_id = document.id)
    order by 3`,
};
