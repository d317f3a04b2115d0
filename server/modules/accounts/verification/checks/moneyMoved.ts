import { type SQL, sql } from 'drizzle-orm';
import { chart } from '../../reports/chart.ts';
import { net } from '../../reports/ledgerRows.ts';
import { type MoneyVoucher, spreadOf, spreadRows } from '../../reports/moneySpread.ts';
import { type BookCheck, finding } from '../BookCheck.ts';

const kinds = { receipt_voucher: sql`money_amount`, payment_voucher: sql`-money_amount` } as const;
const names = Object.keys(kinds) as MoneyVoucher[];

/** The rows of a register, with the money that each tells. */
const register = (kind: MoneyVoucher): SQL => sql`
  select account_log.posting, account_log.log_date, account_log.branch, ${spreadOf(kind)}
  from ${spreadRows(kind, undefined)}`;

/** What came into cash and bank, less what left them, as the registers and the other kinds tell it. */
const told = sql.join(
  names.map(kind => sql`select log_date, branch, 0 as moved, ${kinds[kind]} as told from (${register(kind)}) as line`),
  sql` union all `,
);

/** Month and branch in which they do not tell what the ledgers say. */
const months = sql`
  with recursive ${chart}, moved as (
    select log_date, branch, ${net} as moved,
      case when log_type in ('receipt_voucher', 'payment_voucher') then 0 else ${net} end as told
    from account_log where ledger in (select id from account where holds is not null)
  ), summed as (
    select to_char(log_date, 'YYYY-MM') as month, branch, sum(moved) as moved, sum(told) as told
    from (select * from moved union all ${told}) as each group by 1, 2
  )
  select ${finding({
    entity: sql`null`,
    record: sql`null`,
    reference: sql`concat_ws(' ', month, branch.name)`,
    expected: sql`moved`,
    found: sql`told`,
  })}
  from summed left join branch on branch.id = summed.branch where moved <> told`;

/** Vouchers that tell another sum of money than their posting moved. */
const vouchers = sql.join(
  names.map(
    kind => sql`
      select ${finding({
        entity: sql`${kind}`,
        record: sql`voucher.id`,
        reference: sql`voucher.invoice_no`,
        expected: sql`coalesce(sum(line.money_amount), 0.00)`,
        found: sql`voucher.money_amount`,
      })}
      from ${sql.identifier(kind)} as voucher join posting
        on posting.source_type = ${kind} and posting.source_id = voucher.id and posting.source_event = 'post'
      left join (${register(kind)}) as line on line.posting = posting.id
      group by voucher.id having coalesce(sum(line.money_amount), 0) is distinct from voucher.money_amount`,
  ),
  sql` union all `,
);

/**
 * Receipts, payments and the other kinds together are the movement of cash and bank, in each month and branch, and the
 * lists of receipts and payments tell the same money as their registers (rules A9, 13).
 */
export const moneyMoved: BookCheck = {
  name: 'money_moved',
  offending: () => sql`select * from (${months}) as month union all ${vouchers}`,
};
