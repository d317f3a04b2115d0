import { and, sql } from 'drizzle-orm';
import { boundOf } from '#catalog/engine/access/access.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { balances, sumsWithin } from '../reports/sums.ts';

interface Wanted {
  /** Every one that has been posted to without. */
  readonly ledgers?: readonly number[] | undefined;
  /** The last day that counts; every day without. */
  readonly day: string | undefined;
}

/** Debit less credit of ledgers, as far as the caller may read their rows. */
export async function balancesOf(db: Database, caller: Caller, { ledgers, day }: Wanted) {
  const where = and(
    ledgers && sql`ledger = any(${`{${ledgers.join(',')}}`}::int[])`,
    day === undefined ? undefined : sql`log_date <= ${day}`,
    sumsWithin(boundOf(caller)),
  );
  const { rows } = await db.execute<{ ledger: number; balance: string }>(sql`
    select ledger, sum(debit_amount - credit_amount)::text as balance
    from ${balances({ to: day })} where ${where ?? sql`true`} group by ledger`);
  const found = new Map(rows.map(row => [row.ledger, row.balance]));
  return (ledgers ?? [...found.keys()]).map(id => ({ ledger: id, balance: found.get(id) ?? '0.00' }));
}
