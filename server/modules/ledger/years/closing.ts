import { sql } from 'drizzle-orm';
import { groupBy } from 'es-toolkit';
import { type Minor, sum, toMinor } from '#catalog/engine/money/money.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { EntryLine } from '../vouchers/postEntry.ts';
import { Posting } from '../vouchers/Posting.ts';

/** What closing a year posts for one branch. */
export interface Closing {
  readonly branch: number | null;
  /** Profit; below zero a loss. */
  readonly result: Minor;
  readonly lines: readonly EntryLine[];
}

interface Balance extends Record<string, unknown> {
  readonly branch: number | null;
  readonly ledger: number;
  readonly party: number | null;
  readonly balance: string;
}

/** Common tables of a recursive query: `result_ledger` has the ledgers of income and expenses, wherever they hang. */
export const resultLedgers = sql`
  place as (
    select id as "group", null::int as head, nature from (
      select "group".id, primary_group.nature from "group" join primary_group on primary_group.id = head_primarygroup
    ) as top
    union all
    select "group".id, place."group", place.nature from "group" join place on "group".head_group = place."group"
  ), result_ledger as (
    select ledger.id, ledger.is_control from ledger_account as ledger
    left join place on place."group" = ledger.head_group
    left join primary_group on primary_group.id = ledger.head_primarygroup
    where coalesce(place.nature, primary_group.nature) in ('income', 'expense')
  )`;

/**
 * What would bring all income and expenses up to a day to zero, branch by branch, the net into `retained` (rule A2: each
 * by its sign, so sales returns are credited). Branches without any are left out.
 */
export async function closings(db: Database, lastDay: string, retained: number): Promise<Closing[]> {
  const { rows } = await db.execute<Balance>(sql`
    with recursive ${resultLedgers}
    select branch, ledger, case when is_control then party end as party, sum(debit_amount - credit_amount)::text as balance
    from account_log join result_ledger on result_ledger.id = ledger
    where log_date <= ${lastDay}
    group by 1, 2, 3 having sum(debit_amount - credit_amount) <> 0 order by 1 nulls first, 2, 3`);
  return Object.values(groupBy(rows, ({ branch }) => `${branch}`)).map(balances => {
    const posting = new Posting();
    for (const { ledger, party, balance } of balances) posting.on('credit', ledger, toMinor(balance), { party });
    const result = sum(posting.lines.map(({ debit, credit }) => debit - credit));
    return { branch: balances[0]?.branch ?? null, result, lines: posting.on('credit', retained, result).lines };
  });
}

/** The ledger that the product posts to for a purpose, by its type; undefined where the chart has none in use. */
export async function ledgerFor(db: Database, type: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from ledger_account where ledger_type = ${type} and is_active order by id limit 1`);
  return rows[0]?.id;
}
