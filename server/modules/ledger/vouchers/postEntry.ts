import { entities } from '#catalog/registry/entities.ts';
import type { PostingEvent } from '#catalog/ledger/vouchers/posting.ts';
import { fromMinor, type Minor } from '#catalog/engine/money/money.ts';
import { type Pair, sideOf } from '#catalog/bills/settlement/settle.ts';
import { append } from '#server/engine/records/append.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { allocate, type Allocation } from '../../bills/settlement/allocate.ts';
import { lockLedgers } from './lockLedgers.ts';
import { lockMoneyLedgers, keepAboveZero } from './negativeCash.ts';
import { addOpenItems } from '../../bills/settlement/openItems.ts';
import { keepTaxes, type TaxPart } from '../../taxes/taxEntries.ts';

/** One side of one account; the other side is zero. */
export interface EntryLine {
  readonly ledger: number;
  readonly party: number | null;
  readonly sub_ledger: number | null;
  readonly details: string | null;
  /** That of its entry where nothing is said; a transfer of goods stands in two. */
  readonly branch?: number;
  readonly debit: Minor;
  readonly credit: Minor;
  /** Day on which a row of a control account falls due; its own where nothing is said. */
  readonly due?: string | null;
  /** Null or absent for the agency's own. */
  readonly currency?: number | null;
  /** Its amount in that currency. */
  readonly foreign?: Minor;
  /** What of it are taxes. */
  readonly taxes?: readonly TaxPart[];
}

/** What a document wants entered into the books. */
export interface Entry {
  /** Number of the document. */
  readonly number: string;
  /** Calendar day on which it counts. */
  readonly day: string;
  readonly branch: number | null;
  readonly details: string | null;
  readonly source: { readonly id: number; readonly event: PostingEvent };
  /** The posting that it takes back. */
  readonly counters: number | null;
  readonly lines: readonly EntryLine[];
  /** What its lines settle; the parties are locked by whoever has found it. */
  readonly pairs?: readonly Pair[];
  /** Why it is entered, of whom that can be asked: only then they are warned of cash below zero. */
  readonly asked?: { readonly reason?: string | undefined };
}

/**
 * Enters a document into the books, within the transaction of its command: the one way by which rows of the ledger come
 * to be. That they balance the database asks at the commit; whether the document may be posted, and into which month, is
 * asked before. Gives the id of the posting.
 */
export async function postEntry(tx: Database, request: RequestContext, entry: Entry): Promise<number> {
  const { source, lines, number, pairs = [] } = entry;
  await lockLedgers(tx, lines, entry.day);
  const watched = await lockMoneyLedgers(tx, lines, entry.asked);
  const common = { reference_no: number, log_date: entry.day, branch: entry.branch };
  const [posting] = await append(tx, request, {
    entity: entities.posting,
    rows: [
      {
        ...common,
        details: entry.details,
        source_type: request.entity.name,
        source_id: source.id,
        source_event: source.event,
        counters: entry.counters,
      },
    ],
  });
  if (posting === undefined) throw new Error(`${number} was not posted`);
  const rows = await append(tx, request, {
    entity: entities.account_log,
    rows: lines.map(({ debit, credit, due: _due, taxes: _taxes, foreign, branch = entry.branch, ...line }) => ({
      ...common,
      ...line,
      branch,
      details: line.details ?? entry.details,
      posting,
      log_type: request.entity.name,
      debit_amount: fromMinor(debit),
      credit_amount: fromMinor(credit),
      foreign_amount: line.currency ? fromMinor(foreign ?? 0n) : null,
    })),
  });
  await keepAboveZero(tx, watched, entry.day);
  const taxed = rows.flatMap((row, at) => (lines[at]?.taxes ?? []).map(part => ({ row, part })));
  await keepTaxes(tx, request, entry, taxed);
  const items = await addOpenItems(
    tx,
    // Only what names a party stays open.
    rows.flatMap((row, at) => (lines[at]?.party == null ? [] : [{ row, due: lines[at].due ?? null }])),
  );
  const allocations = pairs.map(({ line, item, amount, foreign }): Allocation => {
    const own = items.get(rows[line] ?? 0);
    const given = lines[line];
    if (own === undefined || !given) throw new Error(`line ${line} of ${number} settles nothing`);
    const [debit, credit] = sideOf(given) === 'debit' ? [own, item] : [item, own];
    return { debit, credit, party: given.party, amount, foreign, day: entry.day, counters: null };
  });
  await allocate(tx, request, { type: request.entity.name, id: source.id }, allocations);
  return posting;
}
