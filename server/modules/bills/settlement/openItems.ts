import { and, type SQL, sql } from 'drizzle-orm';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import type { Open, Side } from '#catalog/bills/settlement/Open.ts';
import type { Settling } from '#catalog/bills/settlement/settle.ts';
import { withinScope } from '#server/engine/access/scope.ts';
import { keepValues } from '#server/engine/records/keepValues.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import { documentsOf, isPaid } from '../payables/documentMoney.ts';
import { recomputePaid } from '../payables/recomputePaid.ts';
import { lessOpenSince } from './dayByDay.ts';

/** Parameters of numbers, however many they are, as one. */
const list = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::int[]`;

/**
 * Locks parties until the transaction ends, in one order for everybody: whoever settles for the same party waits, so
 * that nothing is settled twice (rule S1).
 */
export async function lockParties(tx: Database, parties: readonly (number | null)[]): Promise<void> {
  const ids = [...new Set(parties.filter(party => party !== null))];
  if (ids.length > 0)
    await tx.execute(sql`select id from party where id = any(${list(ids)}) order by id for no key update`);
}

interface OpenItemRow extends Record<string, unknown> {
  readonly id: number;
  readonly ledger: number;
  readonly party: number;
  readonly side: Side;
  readonly log_date: string;
  readonly due_date: string;
  readonly amount: string;
  readonly outstanding: string;
  readonly currency: number | null;
  readonly foreign: string;
  readonly foreign_outstanding: string;
}

const notBelow = (amount: Minor): Minor => (amount > 0n ? amount : 0n);

/**
 * Open items that a condition finds. Of one that is settled since a day no more is left than on the day, since then, on
 * which least of it was open (identity 14); without one, what is open now.
 */
export async function openItemsWhere(db: Database, where: SQL, since?: string): Promise<Open[]> {
  const less =
    since === undefined ? sql`(select 0 as base, 0 as abroad)` : lessOpenSince(sql`open_item.id`, sql`${since}`);
  const { rows } = await db.execute<OpenItemRow>(sql`
    select id, ledger, party, side, log_date::text, due_date::text, amount::text, currency,
      (outstanding + less.base)::text as outstanding, coalesce(foreign_amount, 0)::text as foreign,
      (coalesce(foreign_outstanding, 0) + less.abroad)::text as foreign_outstanding
    from open_item cross join lateral ${less} as less where ${where}`);
  return rows.map(({ log_date, due_date, foreign_outstanding, ...item }) => ({
    ...item,
    day: log_date,
    due: due_date,
    amount: toMinor(item.amount),
    outstanding: notBelow(toMinor(item.outstanding)),
    foreign: toMinor(item.foreign),
    foreignOutstanding: notBelow(toMinor(foreign_outstanding)),
  }));
}

/** Which open items somebody may know of: nobody settles what they do not see (rule S1). */
export const knownTo = (caller: Caller): SQL | undefined => withinScope({ caller, entity: entities.open_item });

/**
 * What is open on the ledgers and for the parties of some lines, as far as it has come to be until a day, is open since,
 * and lies within a scope; undefined is no bound.
 */
export async function openItemsOf(
  db: Database,
  lines: readonly Pick<Settling, 'ledger' | 'party'>[],
  { day, scope }: { readonly day: string; readonly scope: SQL | undefined },
): Promise<Open[]> {
  const named = lines.filter(({ party }) => party !== null);
  if (named.length === 0) return [];
  return openItemsWhere(
    db,
    sql`${and(
      sql`outstanding > 0 and party = any(${list(named.map(({ party }) => Number(party)))})
        and ledger = any(${list(named.map(({ ledger }) => ledger))}) and log_date <= ${day}`,
      scope,
    )}`,
    day,
  );
}

/** A row of the ledger that was just entered. */
interface Entered {
  readonly row: number;
  readonly due: string | null;
}

/**
 * Keeps beside each row of a control account what of it is not settled, at first all; gives the ids by those of the rows.
 */
export async function addOpenItems(tx: Database, entered: readonly Entered[]): Promise<ReadonlyMap<number, number>> {
  if (entered.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: number; entry: number }>(sql`
    insert into open_item
      (account_log, reference_no, log_type, source_id, ledger, party, branch, log_date, due_date, side, amount, outstanding,
        currency, foreign_amount, foreign_outstanding)
    select log.id, log.reference_no, log.log_type, posting.source_id, log.ledger, log.party, log.branch, log.log_date,
      coalesce(given.due, log.log_date), case when log.debit_amount > 0 then 'debit' else 'credit' end,
      log.debit_amount + log.credit_amount, log.debit_amount + log.credit_amount,
      log.currency, log.foreign_amount, log.foreign_amount
    from jsonb_to_recordset(${JSON.stringify(entered)}::jsonb) as given("row" bigint, due date)
      join account_log as log on log.id = given."row" join posting on posting.id = log.posting
      join ledger_account on ledger_account.id = log.ledger
    where ledger_account.is_control and log.party is not null
    order by log.id
    returning id, account_log as entry`);
  return new Map(rows.map(({ id, entry }) => [entry, id]));
}

/** By how much an item changes, in the agency's currency and in its own. */
export interface Change {
  readonly base: bigint;
  readonly foreign: bigint;
}

/** Changes what is outstanding of items, and of the bills and the modules' documents behind them: less than nothing, or more than all, is refused. */
export async function changeOutstanding(
  tx: Database,
  request: RequestContext,
  changes: ReadonlyMap<number, Change>,
  bills: readonly string[],
): Promise<void> {
  const given = JSON.stringify(
    [...changes].map(([id, { base, foreign }]) => ({ id, by: fromMinor(base), of: fromMinor(foreign) })),
  );
  await tx.execute(sql`
    update open_item set outstanding = outstanding + given.by,
      foreign_outstanding = foreign_outstanding + given.of, updated_at = now()
    from jsonb_to_recordset(${given}::jsonb) as given(id int, by numeric, of numeric) where open_item.id = given.id`);
  for (const bill of bills)
    await keepValues(tx, request, bill, {
      set: { outstanding: sql`coalesce(item.foreign_outstanding, item.outstanding)` },
      from: sql`open_item as item join jsonb_to_recordset(${given}::jsonb) as given(id int) on item.id = given.id
        join account_log on account_log.id = item.account_log join posting on posting.id = account_log.posting`,
      where: sql`item.log_type = ${bill} and item.source_id = ${sql.identifier(bill)}.id and posting.source_event = 'post'`,
    });
  const items = [...changes.keys()];
  for (const payable of request.host.payables)
    if (isPaid(payable))
      await recomputePaid(tx, request, payable, { where: sql`id in (${documentsOf(payable, items)})` });
    else await payable.settled?.(tx, request, items);
}
