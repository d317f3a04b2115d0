import { and, inArray, lte, sql } from 'drizzle-orm';
import { entities } from '../../../catalog/entities.ts';
import { withinScope } from '../../access/scope.ts';
import { columnOf, tableOf } from '../../db/tables.ts';
import type { Caller, Database } from '../../host.ts';

interface Wanted {
  readonly ledgers: readonly number[];
  /** The last day that counts; every day without. */
  readonly day: string | undefined;
}

/** Debit less credit of ledgers, as far as the caller may read their rows. */
export async function balancesOf(db: Database, caller: Caller, { ledgers, day }: Wanted) {
  const table = tableOf(entities.account_log);
  const [ledger, date] = [columnOf(table, 'ledger'), columnOf(table, 'log_date')];
  const balance = sql<string>`sum(${columnOf(table, 'debit_amount')} - ${columnOf(table, 'credit_amount')})::text`;
  const rows = await db
    .select({ ledger, balance })
    .from(table)
    .where(
      and(
        inArray(ledger, [...ledgers]),
        day === undefined ? undefined : lte(date, day),
        withinScope({ caller, entity: entities.account_log }),
      ),
    )
    .groupBy(ledger);
  const found = new Map(rows.map(row => [row.ledger, row.balance]));
  return ledgers.map(id => ({ ledger: id, balance: found.get(id) ?? '0.00' }));
}
