import { sql } from 'drizzle-orm';
import type { Minor } from '#catalog/engine/money/money.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { Problem, refuse } from '#server/platform/problem.ts';
import { chartOf } from '../chart/chart.ts';

/** Space of the database's own locks in which the number of a ledger is one: that of its lowest balance. */
const LOCK = 7_402_003;

const wanted = (ids: readonly number[]) => sql`any(${`{${ids.join(',')}}`}::int[])`;

/** Ledgers whose balance is watched, and whether a reason lets it fall. */
interface Watched {
  readonly ledgers: readonly number[];
  readonly policy: 'warn' | 'block';
}

/** Who enters something and can be asked why; nobody where a record posts by itself. */
type EnteredWhy = { readonly reason?: string | undefined } | undefined;

const NONE: Watched = { ledgers: [], policy: 'block' };

/**
 * Ledgers of cash and bank that lines credit and that must not fall below zero without a word, held until the transaction ends, so that
 * two payments at once cannot both be covered by the same money. None where the agency allows it, and where it only warns and
 * somebody has said why; an overdraft is a liability, and below zero by its nature.
 */
export async function lockMoneyLedgers(
  tx: Database,
  lines: readonly { readonly ledger: number; readonly credit: Minor }[],
  asked: EnteredWhy,
): Promise<Watched> {
  const credited = [...new Set(lines.filter(({ credit }) => credit > 0n).map(({ ledger }) => ledger))];
  if (credited.length === 0) return NONE;
  const { rows } = await tx.execute<{ policy: string }>(sql`
    select negative_cash as policy from book_setting order by id limit 1`);
  const policy = rows[0]?.policy;
  const isWatched = policy === 'block' || (policy === 'warn' && asked !== undefined && asked.reason === undefined);
  if (!isWatched) return NONE;
  const ledgers = (await chartOf(tx, sql`id = ${wanted(credited)}`))
    .filter(({ holds, nature }) => holds !== null && nature === 'asset')
    .map(({ id }) => id)
    .sort((one, other) => one - other);
  for (const ledger of ledgers) await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::int, ${ledger}::int)`);
  return { ledgers, policy };
}

/**
 * 409 `negative_cash` where the lowest balance of a held ledger, from a day forward, is below zero (rules A2); 400 that asks
 * for a reason where the agency only warns.
 */
export async function keepAboveZero(tx: Database, { ledgers, policy }: Watched, day: string): Promise<void> {
  if (ledgers.length === 0) return;
  const { rows } = await tx.execute<{ name: string }>(sql`
    select name from (
      select ledger, log_date, sum(sum(debit_amount - credit_amount)) over (partition by ledger order by log_date) as balance
      from balance_day where ledger = ${wanted(ledgers)} group by ledger, log_date
    ) as standing join ledger_account on ledger_account.id = ledger
    where log_date >= ${day} and balance < 0 order by log_date limit 1`);
  if (rows[0] && policy === 'warn') refuse([violation('reason', 'negative_cash_reason', { ledger: rows[0].name })]);
  if (rows[0]) throw new Problem(409, 'negative_cash', { params: { ledger: rows[0].name } });
}
