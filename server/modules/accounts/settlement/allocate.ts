import { type SQL, sql } from 'drizzle-orm';
import { billKinds } from '../../../../catalog/accounts/bills/bills.ts';
import { entities } from '../../../../catalog/entities.ts';
import { fromMinor, type Minor, toMinor } from '../../../../catalog/money.ts';
import type { Desk } from '../../../host.ts';
import type { Database } from '../../../db/Database.ts';
import { append } from '../../../facts/append.ts';
import { type Change, changeOutstanding } from './openItems.ts';

/** So much of a debit and of a credit settle each other. */
export interface Allocation {
  readonly debit: number;
  readonly credit: number;
  readonly party: number | null;
  /** Below zero where it takes another one back. */
  readonly amount: Minor;
  /** The same in the currency of both; zero where that is the agency's. */
  readonly foreign: Minor;
  readonly day: string;
  readonly counters: number | null;
}

/** Whose allocations they are. */
interface Source {
  readonly type: string;
  readonly id: number;
}

const bills = Object.keys(billKinds);

/** Writes allocations and what they leave outstanding; their parties are locked already. */
export async function allocate(
  tx: Database,
  desk: Desk,
  source: Source,
  allocations: readonly Allocation[],
): Promise<void> {
  if (allocations.length === 0) return;
  const rows = allocations.map(({ day, amount, foreign, ...one }) => ({
    ...one,
    amount: fromMinor(amount),
    foreign_amount: foreign === 0n ? null : fromMinor(foreign),
    allocated_on: day,
    source_type: source.type,
    source_id: source.id,
  }));
  await append(tx, desk, { entity: entities.allocation, rows });
  const changes = new Map<number, Change>();
  for (const { debit, credit, amount, foreign } of allocations)
    for (const item of [debit, credit]) {
      const { base, foreign: other } = changes.get(item) ?? { base: 0n, foreign: 0n };
      changes.set(item, { base: base - amount, foreign: other - foreign });
    }
  await changeOutstanding(tx, desk, changes, bills);
}

interface Kept extends Record<string, unknown> {
  /** Facts are counted beyond what the driver gives as a number. */
  readonly id: string;
  readonly debit: number;
  readonly credit: number;
  readonly party: number | null;
  readonly amount: string;
  readonly foreign: string;
  readonly allocated_on: string;
}

/** Of an allocation: it neither takes another one back nor is taken back. */
export const isLive = (one: SQL): SQL => sql`${one}.counters is null
  and not exists (select 1 from allocation as other where other.counters = ${one}.id)`;

/** Rows of a posting that settle, as items. */
const itemsOf = (posting: number) => sql`
  select open_item.id from open_item join account_log on account_log.id = open_item.account_log
  where account_log.posting = ${posting}`;

/**
 * Takes back what a document has settled: on the days on which it did, or on a day of its own (rule S4).
 */
export async function takeBack(
  tx: Database,
  desk: Desk,
  source: Source,
  { posting, day }: { readonly posting: number; readonly day?: string },
): Promise<void> {
  const { rows } = await tx.execute<Kept>(sql`
    select id, debit, credit, party, amount::text, coalesce(foreign_amount, 0)::text as foreign,
      allocated_on::text from allocation
    where source_type = ${source.type} and source_id = ${source.id} and ${isLive(sql`allocation`)}
      and (debit in (${itemsOf(posting)}) or credit in (${itemsOf(posting)}))
    order by id`);
  const taken = rows.map(({ id, amount, foreign, allocated_on, ...one }) => ({
    ...one,
    amount: -toMinor(amount),
    foreign: -toMinor(foreign),
    day: day ?? allocated_on,
    counters: Number(id),
  }));
  await allocate(tx, desk, source, taken);
}

/** Whether other documents settle anything with what a document has posted: then it stays (rules S4, A5). */
export async function isSettledByOthers(db: Database, { type, id }: Source): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with own as materialized (
      select open_item.id from posting join account_log on account_log.posting = posting.id
        join open_item on open_item.account_log = account_log.id
      where posting.source_type = ${type} and posting.source_id = ${id} and source_event = 'post')
    select 1 from (
      select allocation.* from own join allocation on debit = own.id
      union all select allocation.* from own join allocation on credit = own.id) as settled
    where (source_type, source_id) is distinct from (${type}, ${id}) and ${isLive(sql`settled`)}
    limit 1`);
  return rows.length > 0;
}
