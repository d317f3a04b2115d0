import { sql } from 'drizzle-orm';
import { billKinds } from '#catalog/bills/bills.ts';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { append } from '#server/engine/records/append.ts';
import { requireAboveZero, isLive } from './dayByDay.ts';
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

/**
 * Writes allocations and what they leave outstanding; their parties are locked already. 409 `below_zero_then` where less
 * than nothing would be open on a day between.
 */
export async function allocate(
  tx: Database,
  request: RequestContext,
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
  await append(tx, request, { entity: entities.allocation, rows });
  const changes = new Map<number, Change>();
  for (const { debit, credit, amount, foreign } of allocations)
    for (const item of [debit, credit]) {
      const { base, foreign: other } = changes.get(item) ?? { base: 0n, foreign: 0n };
      changes.set(item, { base: base - amount, foreign: other - foreign });
    }
  await changeOutstanding(tx, request, changes, bills);
  const taken = allocations.filter(({ amount }) => amount > 0n);
  if (taken.length > 0)
    await requireAboveZero(
      tx,
      taken.flatMap(({ debit, credit, day }) => [debit, credit].map(item => ({ item, day }))),
    );
}

interface AccountLogRow extends Record<string, unknown> {
  /** Facts are counted beyond what the driver gives as a number. */
  readonly id: string;
  readonly debit: number;
  readonly credit: number;
  readonly party: number | null;
  readonly amount: string;
  readonly foreign: string;
}

/** Rows of a posting that settle, as items. */
const itemsOf = (posting: number) => sql`
  select open_item.id from open_item join account_log on account_log.id = open_item.account_log
  where account_log.posting = ${posting}`;

/**
 * Takes back what a document has settled, as of the day of its counter-entry (rule S4). That of a void is the day on which
 * it did: what an unallocation has ended, and its void has brought back, was settled since then as well.
 */
export async function takeBack(
  tx: Database,
  request: RequestContext,
  source: Source,
  { posting, day }: { readonly posting: number; readonly day: string },
): Promise<void> {
  const { rows } = await tx.execute<AccountLogRow>(sql`
    select id, debit, credit, party, amount::text, coalesce(foreign_amount, 0)::text as foreign
    from allocation
    where source_type = ${source.type} and source_id = ${source.id} and ${isLive(sql`allocation`)}
      and (debit in (${itemsOf(posting)}) or credit in (${itemsOf(posting)}))
    order by id`);
  const taken = rows.map(({ id, amount, foreign, ...one }) => ({
    ...one,
    amount: -toMinor(amount),
    foreign: -toMinor(foreign),
    day,
    counters: Number(id),
  }));
  await allocate(tx, request, source, taken);
}
