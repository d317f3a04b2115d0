import { and, type SQL, sql } from 'drizzle-orm';
import { entities } from '#catalog/registry/entities.ts';
import { type Minor, sum, toMinor } from '#catalog/engine/money/money.ts';
import type { ViolationCode } from '#catalog/engine/violations/violation.ts';
import { withinScope } from '../../engine/access/scope.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import type { Database } from '../../platform/services/Database.ts';
import { Problem } from '../../platform/problem.ts';
import { tableOf } from '../../engine/schema/tables.ts';

/** Documents that tell of withholdings, and the state in which they do. */
const tellers = { withholding_challan: 'posted', withholding_certificate: 'issued' } as const;
type Teller = keyof typeof tellers;

/** Whether a document of a kind that holds tells of an entry. */
const toldBy = (teller: Teller): SQL => sql`
  exists (
    select 1 from ${sql.identifier(`${teller}_items`)} as told join ${sql.identifier(teller)} as teller
      on teller.id = told.owner and teller.status = ${tellers[teller]}
    where told.withheld = tax_entry.id)`;

/** Which withholdings a document is about. */
interface Wanted {
  readonly teller: Teller;
  readonly tax: number;
  readonly until: string;
  readonly from?: string;
  readonly party?: number;
  /** Those of one branch; null takes all that the caller may know of. */
  readonly branch: number | null;
}

interface WithheldAmount {
  readonly entries: readonly number[];
  readonly amount: Minor;
}

/** Withholdings of which no document of the kind tells yet, without those that were taken back meanwhile. */
export async function untold(db: Database, caller: Caller, wanted: Wanted): Promise<WithheldAmount> {
  const { teller, tax, from, until, party, branch } = wanted;
  const where = and(
    sql`tax_entry.tax = ${tax} and tax_entry.log_date <= ${until} and not ${toldBy(teller)}`,
    from === undefined ? undefined : sql`tax_entry.log_date >= ${from}`,
    party === undefined ? undefined : sql`tax_entry.party = ${party}`,
    branch === null ? undefined : sql`tax_entry.branch = ${branch}`,
    withinScope({ caller, entity: entities.tax_entry }),
  );
  const { rows } = await db.execute<{ id: number; amount: string }>(sql`
    with free as (
      select tax_entry.id, tax_entry.log_date, tax_amount, posting.id as posting, posting.counters
      from ${tableOf(entities.tax_entry)} join account_log as log on log.id = tax_entry.account_log
        join posting on posting.id = log.posting
      where ${where}
    )
    select id::int, tax_amount::text as amount from free where not exists (
      select 1 from free as other
      where other.tax_amount = -free.tax_amount and (other.counters = free.posting or other.posting = free.counters)
    ) order by log_date, id`);
  return { entries: rows.map(({ id }) => id), amount: sum(rows.map(({ amount }) => toMinor(amount))) };
}

/** Keeps what is withheld by a tax from being told of by somebody else, or voided, until the transaction ends. */
export const lockTax = (tx: Database, tax: number) =>
  tx.execute(sql`select id from tax_code where id = ${tax} for no key update`);

/**
 * What was paid over or certified is not taken back as if it had not been withheld: it may be reversed, which takes from
 * what is paid over next.
 */
export async function toldIn(db: Database, posting: number): Promise<ViolationCode | undefined> {
  const { rows } = await db.execute(sql`
    select 1 from tax_entry join account_log as log on log.id = tax_entry.account_log
    where log.posting = ${posting} and (${toldBy('withholding_challan')} or ${toldBy('withholding_certificate')}) limit 1`);
  return rows.length > 0 ? 'is_paid_over' : undefined;
}

/** Keeps the taxes of a posting from being told of until the transaction ends; 409 `is_paid_over` where one is. */
export async function lockUndeclared(tx: Database, posting: number): Promise<void> {
  await tx.execute(sql`
    select id from tax_code where id in (
      select tax from tax_entry join account_log as log on log.id = tax_entry.account_log where log.posting = ${posting}
    ) order by id for share`);
  if (await toldIn(tx, posting)) throw new Problem(409, 'is_paid_over');
}
