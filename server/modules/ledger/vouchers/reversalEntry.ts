import { and, eq, sql } from 'drizzle-orm';
import type { PostingEvent } from '#catalog/ledger/vouchers/posting.ts';
import type { Pair } from '#catalog/bills/settlement/settle.ts';
import { entities } from '#catalog/registry/entities.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import type { ViolationCode } from '#catalog/engine/violations/violation.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { columnOf, tableOf } from '#server/engine/schema/tables.ts';
import { lockUnreconciled, reconciledIn } from '../../banking/reconciledRows.ts';
import { Problem } from '#server/platform/problem.ts';
import { type Entry, type EntryLine, postEntry } from './postEntry.ts';
import { takeBack } from '../../bills/settlement/allocate.ts';
import { settledBy } from '../../bills/settlement/dayByDay.ts';
import { lockUndeclared, toldIn } from '../../taxes/withheld.ts';
import { lockParties } from '../../bills/settlement/openItems.ts';
import { madeBy } from './voucherRecord.ts';

interface Source {
  readonly type: string;
  readonly id: number;
}

/** The posting that a document has made; undefined while it has made none. */
async function postingOf(tx: Database, source: Source, event: PostingEvent): Promise<number | undefined> {
  const table = tableOf(entities.posting);
  const column = (name: string) => columnOf(table, name);
  const [found] = await tx
    .select({ id: column('id') })
    .from(table)
    .where(
      and(
        eq(column('source_type'), source.type),
        eq(column('source_id'), source.id),
        eq(column('source_event'), event),
      ),
    );
  return found && Number(found.id);
}

/** A document as a guard looks at it, whatever it is. */
interface DocumentContext {
  readonly tx: Database;
  readonly request: RequestContext;
  readonly record: unknown;
}

interface Row extends Record<string, unknown> {
  readonly ledger: number;
  readonly party: number | null;
  readonly sub_ledger: number | null;
  readonly details: string | null;
  readonly debit: string;
  readonly credit: string;
  readonly item: number | null;
  readonly currency: number | null;
  readonly foreign: string;
  readonly taxes:
    | readonly { tax: number; party: number | null; base: string; percent: string; amount: string }[]
    | null;
}

/** What a posted document has entered, with its sides changed, and what of it each line takes back. */
export interface Countered {
  readonly posting: number;
  readonly lines: readonly EntryLine[];
  readonly pairs: readonly Pair[];
}

/** Reads what a document has posted as whoever takes it back enters it (rules A5). */
export async function reversedOf(tx: Database, source: Source): Promise<Countered> {
  const posting = await postingOf(tx, source, 'post');
  if (posting === undefined) throw new Error(`${source.type} ${source.id} is not posted`);
  const { rows } = await tx.execute<Row>(sql`
    select log.ledger, log.party, log.sub_ledger, log.details, log.credit_amount::text as debit,
      log.debit_amount::text as credit, open_item.id as item, log.currency,
      coalesce(log.foreign_amount, 0)::text as foreign,
      (select json_agg(json_build_object('tax', tax, 'party', party, 'percent', percent::text,
          'base', base_amount::text, 'amount', tax_amount::text) order by id)
        from tax_entry where tax_entry.account_log = log.id) as taxes
    from account_log as log left join open_item on open_item.account_log = log.id
    where log.posting = ${posting} order by log.id`);
  const lines = rows.map(({ item: _item, debit, credit, foreign, taxes, ...line }) => ({
    ...line,
    ...(taxes && {
      taxes: taxes.map(one => ({ ...one, base: -toMinor(one.base), amount: -toMinor(one.amount) })),
    }),
    debit: toMinor(debit),
    credit: toMinor(credit),
    foreign: toMinor(foreign),
  }));
  const pairs = rows.flatMap(({ item, debit, credit, foreign }, line) =>
    item === null ? [] : [{ line, item, amount: toMinor(debit) + toMinor(credit), foreign: toMinor(foreign) }],
  );
  return { posting, lines, pairs };
}

/** What somebody else has settled with a document holds it where it is: a guard of what takes it back (rules A5, S4). */
export async function settledByOthers({ tx, request, record }: DocumentContext): Promise<ViolationCode | undefined> {
  const { live } = await settledBy(tx, { type: request.entity.name, id: madeBy(record).id });
  return live ? 'has_allocations' : undefined;
}

/** So does, against a void, what somebody else had settled with it until a later day: those days would change. */
export async function everSettledByOthers({
  tx,
  request,
  record,
}: DocumentContext): Promise<ViolationCode | undefined> {
  const { live, until } = await settledBy(tx, { type: request.entity.name, id: madeBy(record).id });
  if (live) return 'has_allocations';
  return until === null ? undefined : 'was_settled';
}

/** So does what the bank has seen, against a void: a guard of it (rules A5). */
export async function seenByBank({ tx, request, record }: DocumentContext): Promise<ViolationCode | undefined> {
  const posting = await postingOf(tx, { type: request.entity.name, id: madeBy(record).id }, 'post');
  return posting === undefined ? undefined : reconciledIn(tx, posting);
}

/** And so does what was withheld by it and is paid over, or certified. */
export async function paidOver({ tx, request, record }: DocumentContext): Promise<ViolationCode | undefined> {
  const posting = await postingOf(tx, { type: request.entity.name, id: madeBy(record).id }, 'post');
  return posting === undefined ? undefined : toldIn(tx, posting);
}

/** A counter-entry, by its number and its posting. */
interface ReversalMade {
  readonly number: string;
  readonly posting: number;
}

interface Reversal extends Pick<Entry, 'day' | 'branch' | 'details' | 'source'> {
  /** Gives the number under which it is taken back; asked last, since nobody else gets one meanwhile. */
  numbered(): string | Promise<string>;
  /** The document that is taken back. */
  readonly of: Source;
}

/**
 * Takes back what a document has posted and settled, within the transaction of its command: rows with their sides
 * changed, allocations below zero. 409 `has_allocations` where others have settled with it meanwhile, `was_settled` where
 * they had on some day since that of the counter-entry, `is_reconciled` where a void comes after the bank.
 */
export async function reversalEntry(tx: Database, request: RequestContext, counter: Reversal): Promise<ReversalMade> {
  const { of, numbered, ...entry } = counter;
  const { posting, lines, pairs } = await reversedOf(tx, of);
  await lockParties(
    tx,
    lines.map(({ party }) => party),
  );
  const { live, until } = await settledBy(tx, of);
  if (live) throw new Problem(409, 'has_allocations');
  if (until !== null && until > entry.day) throw new Problem(409, 'was_settled');
  if (entry.source.event === 'void') {
    await lockUnreconciled(tx, posting);
    if (lines.some(({ taxes }) => taxes)) await lockUndeclared(tx, posting);
  }
  await takeBack(tx, request, of, { posting, day: entry.day });
  const number = await numbered();
  return { number, posting: await postEntry(tx, request, { ...entry, number, counters: posting, lines, pairs }) };
}
