import { sql } from 'drizzle-orm';
import { chart } from '#server/modules/ledger/reports/chart.ts';
import type { Ground } from '../ground.ts';

/** Receipts and payments tell what of them is cash and bank. */
export async function keepMoney({ db }: Ground): Promise<void> {
  for (const [kind, sign] of [
    ['receipt_voucher', 1],
    ['payment_voucher', -1],
  ] as const)
    await db.execute(sql`
      with recursive ${chart}
      update ${sql.identifier(kind)} as voucher set money_amount = moved.amount
      from (
        select owner, ${sign}::int * sum(coalesce(debit_amount, 0) - coalesce(credit_amount, 0)) as amount
        from ${sql.identifier(`${kind}_items`)} where ledger in (select id from account where holds is not null)
        group by owner
      ) as moved where moved.owner = voucher.id`);
}
