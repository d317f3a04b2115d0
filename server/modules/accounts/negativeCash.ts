import { sql } from 'drizzle-orm';
import type { Minor } from '../../../catalog/money.ts';
import type { Database } from '../../db/Database.ts';
import { Problem } from '../../http/problem.ts';
import { chartOf } from './chart.ts';

/** Space of the database's own locks in which the number of a ledger is one: that of its lowest balance. */
const LOCK = 7_402_003;

const wanted = (ids: readonly number[]) => sql`any(${`{${ids.join(',')}}`}::int[])`;

/**
 * Ledgers of cash and bank that lines credit and that must not fall below zero, held until the transaction ends, so that
 * two payments at once cannot both be covered by the same money. None where the agency allows it; an overdraft is a
 * liability, and below zero by its nature.
 */
export async function holdMoney(
  tx: Database,
  lines: readonly { readonly ledger: number; readonly credit: Minor }[],
): Promise<readonly number[]> {
  const credited = [...new Set(lines.filter(({ credit }) => credit > 0n).map(({ ledger }) => ledger))];
  if (credited.length === 0) return [];
  const { rows } = await tx.execute(sql`select 1 from book_setting where negative_cash = 'block' limit 1`);
  if (rows.length === 0) return [];
  const ledgers = (await chartOf(tx, sql`id = ${wanted(credited)}`))
    .filter(({ holds, nature }) => holds !== null && nature === 'asset')
    .map(({ id }) => id)
    .sort((one, other) => one - other);
  for (const ledger of ledgers) await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::int, ${ledger}::int)`);
  return ledgers;
}

/** 409 `negative_cash` where the lowest balance of a held ledger, from a day forward, is below zero (rules A2). */
export async function keepAboveZero(tx: Database, ledgers: readonly number[], day: string): Promise<void> {
  if (ledgers.length === 0) return;
  const { rows } = await tx.execute<{ name: string }>(sql`
    select name from (
      select ledger, log_date, sum(sum(debit_amount - credit_amount)) over (partition by ledger order by log_date) as balance
      from balance_day where ledger = ${wanted(ledgers)} group by ledger, log_date
    ) as standing join ledger_account on ledger_account.id = ledger
    where log_date >= ${day} and balance < 0 order by log_date limit 1`);
  if (rows[0]) throw new Problem(409, 'negative_cash', { params: { ledger: rows[0].name } });
}
