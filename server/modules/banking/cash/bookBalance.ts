import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/services/Database.ts';

/** What the books have of a ledger at the end of a day, in all branches, as a decimal string. */
export async function bookBalance(tx: Database, ledger: number, day: string): Promise<string> {
  const { rows } = await tx.execute<{ balance: string }>(sql`
    select coalesce(sum(debit_amount - credit_amount), 0)::numeric(20, 2)::text as balance
    from balance_day where ledger = ${ledger} and log_date <= ${day}`);
  return rows[0]?.balance ?? '0.00';
}
