import { and, type SQL, sql } from 'drizzle-orm';
import { mailStatement } from '#catalog/bills/statement/mailStatement.ts';
import type { Movement, OpenLine, Statement } from '#catalog/bills/statement/Statement.ts';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import { withinScope } from '#server/engine/access/scope.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import { toldMarks } from '#server/engine/records/runEffects.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { tableOf } from '#server/engine/schema/tables.ts';
import { partyWithAddress } from '../../ledger/chart/partyAddress.ts';
import { openAsOf } from '../../ledger/reports/ageing.ts';

const { account_log, open_item } = entities;

interface StatementQuery {
  readonly party: number;
  readonly from: string;
  readonly to: string;
}

type Asking = Pick<RequestContext, 'host' | 'caller'>;

/** A party with what tells it from its namesakes, and for whoever may write there its record's address. */
async function partyOf(db: Database, asking: Asking, id: number): Promise<Statement['party']> {
  const found = await partyWithAddress(db, id);
  if (!found) throw new Error(`there is no party ${id}`);
  const told = await toldMarks(db, { ...asking, entity: entities.party }, { ids: [id], short: true });
  const party = { ...found, marks: told?.get(id) ?? {} };
  return mayPerform(asking.caller, mailStatement) ? party : { ...party, email: null };
}

interface Moved extends Omit<Movement, 'balance' | 'id'>, Record<string, unknown> {
  /** Facts are counted beyond what the driver gives as a number. */
  readonly id: string;
}

/** What each posting has moved with the party, within what the caller may read; what cancels out in itself moves nothing. */
const movedOf = (where: SQL) => sql`
  select posting.id, posting.reference_no, posting.log_date::text, posting.source_type as log_type,
    posting.source_id as source, posting.details, sum(account_log.debit_amount - account_log.credit_amount)::text as change
  from ${tableOf(account_log)} join posting on posting.id = account_log.posting
  where ${where} group by posting.id
  having sum(account_log.debit_amount - account_log.credit_amount) <> 0 order by posting.log_date, posting.id`;

interface StatementRow extends OpenLine, Record<string, unknown> {}

/** The statement of a party for a period, as far as the caller may read the rows that it is made of. */
export async function readStatement(
  db: Database,
  asking: Asking,
  { party, from, to }: StatementQuery,
): Promise<Statement> {
  const { caller } = asking;
  const own = sql`account_log.party = ${party}`;
  const rows = and(own, withinScope({ entity: account_log, caller })) ?? own;
  const before = await db.execute<{ opening: string }>(sql`
    select coalesce(sum(debit_amount - credit_amount), 0)::numeric(30, 2)::text as opening
    from ${tableOf(account_log)} where ${rows} and account_log.log_date < ${from}`);
  const opening = before.rows[0]?.opening ?? '0.00';
  const within = sql`${rows} and account_log.log_date between ${from} and ${to}`;
  const moved = await db.execute<Moved>(movedOf(within));
  let balance = toMinor(opening);
  const movements = moved.rows.map(({ id, ...row }) => {
    balance += toMinor(row.change);
    return { ...row, id: Number(id), balance: fromMinor(balance) };
  });
  const items = and(sql`open_item.party = ${party} and log_date <= ${to}`, withinScope({ entity: open_item, caller }));
  const open = await db.execute<StatementRow>(sql`
    select open_item.id, reference_no, log_type, open_item.source_id as source, log_date::text, due_date::text,
      (amount * sign)::text as amount, (open * sign)::text as outstanding
    from (${openAsOf(to, items)}) as open_item order by due_date, id`);
  return {
    party: await partyOf(db, asking, party),
    starts_on: from,
    ends_on: to,
    opening,
    movements,
    closing: fromMinor(balance),
    open: open.rows,
  };
}
