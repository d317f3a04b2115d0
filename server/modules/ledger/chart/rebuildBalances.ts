import { type SQL, sql } from 'drizzle-orm';
import { balanceDay, balanceMonth } from '#server/engine/schema/balanceTables.ts';
import type { Database } from '#server/platform/services/Database.ts';

/** Sums that are not those of the rows, and by how much: what the rows have more, or less where it is below zero. */
export interface Difference extends Record<string, unknown> {
  readonly table: 'balance_day' | 'balance_month';
  readonly ledger: number;
  /** The day, or the first one of the month. */
  readonly log_date: string;
  readonly branch: number | null;
  readonly sub_ledger: number | null;
  readonly entries: number;
  readonly debit_amount: string;
  readonly credit_amount: string;
}

const columns = sql`ledger, log_date, branch, sub_ledger, entry_branch, is_closing`;

const lacking = (table: SQL, kept: SQL, wanted: SQL): SQL => sql`
  select ${table}::text as "table", ledger, log_date, branch, sub_ledger, sum(entries)::int as entries,
    sum(debit_amount)::text as debit_amount, sum(credit_amount)::text as credit_amount
  from (
    select ${columns}, entries, debit_amount, credit_amount from ${wanted}
    union all select ${columns}, -entries, -debit_amount, -credit_amount from ${kept}
  ) as each
  group by ${columns} having sum(entries) <> 0 or sum(debit_amount) <> 0 or sum(credit_amount) <> 0`;

/** Sums that are not those of the rows, days beside the rows, months beside the days. */
export const lackingSums = sql`
  ${lacking(sql`'balance_day'`, sql`${balanceDay}`, sql`entered_by_day`)}
  union all ${lacking(sql`'balance_month'`, sql`${balanceMonth}`, sql`balanced_by_month`)}`;

/**
 * The first hundred sums that are not those of the rows of the ledger (rule L5): days beside the rows, months beside the
 * days. Reads every row; in a transaction of its own it must be repeatable read, so that nobody posts in between.
 */
export async function differences(db: Database): Promise<Difference[]> {
  const { rows } = await db.execute<Difference>(sql`
    ${lackingSums} order by 1, 2, 3 limit 100`);
  return rows;
}

/** Makes all sums anew from the rows. Whoever posts waits for it; whoever reads does not. */
export async function rebuildBalances(db: Database): Promise<void> {
  await db.execute(sql`select rebuild_balances()`);
}
