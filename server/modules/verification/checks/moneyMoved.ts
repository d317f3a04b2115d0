import { sql } from 'drizzle-orm';
import { chart } from '../../ledger/reports/chart.ts';
import { net } from '../../ledger/reports/ledgerRows.ts';
import { type MoneyVoucher, spreadOf, spreadRows } from '../../ledger/reports/moneySpread.ts';
import { type BookCheck, finding } from '../BookCheck.ts';

const names = ['receipt_voucher', 'payment_voucher'] as const satisfies readonly MoneyVoucher[];

/** The lines of both registers, with the money that each tells. */
const registers = sql`
  register as materialized (${sql.join(
    names.map(
      kind => sql`
        select ${kind}::text as kind, posting, log_date, branch, money_amount as amount
        from (
          select account_log.posting, account_log.log_date, account_log.branch, ${spreadOf(kind)}
          from ${spreadRows(kind, undefined)}
        ) as line`,
    ),
    sql` union all `,
  )})`;

/** Month and branch in which registers and the other kinds do not tell what the ledgers say. */
const months = sql`
  select ${finding({
    entity: sql`null`,
    record: sql`null`,
    reference: sql`concat_ws(' ', month, branch.name)`,
    expected: sql`moved`,
    found: sql`told`,
  })}
  from (
    select to_char(log_date, 'YYYY-MM') as month, branch, sum(moved) as moved, sum(told) as told
    from (
      select log_date, branch, ${net} as moved, case when log_type = any(${`{${names.join(',')}}`}::text[]) then 0 else ${net} end as told
      from account_log where ledger in (select id from account where holds is not null)
      union all
      select log_date, branch, 0, case kind when 'receipt_voucher' then amount else -amount end from register
    ) as each group by 1, 2
  ) as summed left join branch on branch.id = summed.branch where moved <> told`;

/** Vouchers that tell another sum of money than their posting moved. */
const vouchers = sql.join(
  names.map(
    kind => sql`
      select ${finding({
        entity: sql`${kind}`,
        record: sql`voucher.id`,
        reference: sql`voucher.invoice_no`,
        expected: sql`coalesce(posted.amount, 0.00)`,
        found: sql`voucher.money_amount`,
      })}
      from ${sql.identifier(kind)} as voucher join posting
        on posting.source_type = ${kind} and posting.source_id = voucher.id and posting.source_event = 'post'
      left join posted on posted.posting = posting.id
      where coalesce(posted.amount, 0) is distinct from voucher.money_amount`,
  ),
  sql` union all `,
);

/**
 * Receipts, payments and the other kinds together are the movement of cash and bank, in each month and branch, and the
 * lists of receipts and payments tell the same money as their registers (rules A9, 13).
 */
export const moneyMoved: BookCheck = {
  name: 'money_moved',
  offending: () => sql`
    with recursive ${chart}, ${registers}, posted as materialized (
      select posting, sum(amount) as amount from register group by posting
    )
    ${months} union all ${vouchers}`,
};
