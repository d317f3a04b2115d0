import { sql } from 'drizzle-orm';
import { fromMinor, toMinor } from '../../../../catalog/money.ts';
import type { Open, Settling, Side } from '../../../../catalog/accounts/settlement/settle.ts';
import type { Database } from '../../../host.ts';

/** Parameters of numbers, however many they are, as one. */
const list = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::int[]`;

/**
 * Locks parties until the transaction ends, in one order for everybody: whoever settles for the same party waits, so
 * that nothing is settled twice (rule S1).
 */
export async function holdParties(tx: Database, parties: readonly (number | null)[]): Promise<void> {
  const ids = [...new Set(parties.filter(party => party !== null))];
  if (ids.length > 0)
    await tx.execute(sql`select id from party where id = any(${list(ids)}) order by id for no key update`);
}

interface Found extends Record<string, unknown> {
  readonly id: number;
  readonly ledger: number;
  readonly party: number;
  readonly side: Side;
  readonly log_date: string;
  readonly due_date: string;
  readonly outstanding: string;
}

/** What is open on the ledgers and for the parties of some lines, as far as it has come to be until a day. */
export async function openItemsOf(
  db: Database,
  lines: readonly Pick<Settling, 'ledger' | 'party'>[],
  day: string,
): Promise<Open[]> {
  const named = lines.filter(({ party }) => party !== null);
  if (named.length === 0) return [];
  const { rows } = await db.execute<Found>(sql`
    select id, ledger, party, side, log_date::text, due_date::text, outstanding::text from open_item
    where outstanding > 0 and party = any(${list(named.map(({ party }) => Number(party)))})
      and ledger = any(${list(named.map(({ ledger }) => ledger))}) and log_date <= ${day}`);
  return rows.map(({ log_date, due_date, outstanding, ...item }) => ({
    ...item,
    day: log_date,
    due: due_date,
    outstanding: toMinor(outstanding),
  }));
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
  const { rows } = await tx.execute<{ id: number; entry: number }>(sql`
    insert into open_item
      (account_log, reference_no, log_type, source_id, ledger, party, branch, log_date, due_date, side, amount, outstanding)
    select log.id, log.reference_no, log.log_type, posting.source_id, log.ledger, log.party, log.branch, log.log_date,
      greatest(coalesce(given.due, log.log_date), log.log_date), case when log.debit_amount > 0 then 'debit' else 'credit' end,
      log.debit_amount + log.credit_amount, log.debit_amount + log.credit_amount
    from jsonb_to_recordset(${JSON.stringify(entered)}::jsonb) as given("row" bigint, due date)
      join account_log as log on log.id = given."row" join posting on posting.id = log.posting
      join ledger_account on ledger_account.id = log.ledger
    where ledger_account.is_control and log.party is not null
    order by log.id
    returning id, account_log as entry`);
  return new Map(rows.map(({ id, entry }) => [entry, id]));
}

/** Changes what is outstanding of items, and of the bills behind them: less than nothing, or more than all, is refused. */
export async function changeOutstanding(
  tx: Database,
  changes: ReadonlyMap<number, bigint>,
  bills: readonly string[],
): Promise<void> {
  const given = JSON.stringify([...changes].map(([id, by]) => ({ id, by: fromMinor(by) })));
  await tx.execute(sql`
    update open_item set outstanding = outstanding + given.by, updated_at = now()
    from jsonb_to_recordset(${given}::jsonb) as given(id int, by numeric) where open_item.id = given.id`);
  for (const bill of bills)
    await tx.execute(sql`
      update ${sql.identifier(bill)} as bill set outstanding = item.outstanding
      from open_item as item join jsonb_to_recordset(${given}::jsonb) as given(id int) on item.id = given.id
        join account_log on account_log.id = item.account_log join posting on posting.id = account_log.posting
      where item.log_type = ${bill} and item.source_id = bill.id and posting.source_event = 'post'`);
}
