import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { PostingEvent } from '#catalog/ledger/vouchers/posting.ts';
import { fromMinor, sum } from '#catalog/engine/money/money.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import { logOverride } from '../years/periods.ts';
import { type Entry, postEntry } from './postEntry.ts';

/** Who posts; what is posted by no command of somebody, overrides no month. */
export type Posted = Pick<CommandContext, 'tx' | 'request'> & Partial<Pick<CommandContext, 'override'>>;

/** A document as its posting names it. */
interface Head extends Omit<Entry, 'source' | 'counters' | 'lines' | 'pairs'> {
  readonly id: number;
  /** That it is posted, where nothing else is said. */
  readonly event?: PostingEvent;
  /** That of the request, where nothing else is said. */
  readonly entity?: Entity;
  /** It may be worth nothing, of which no entry can tell. */
  readonly mayPostNothing?: true;
}

/**
 * Enters the rows of a document into the books, and keeps why its month was open to it. Gives the id of the posting; none
 * of one that may post nothing and does. That rows do not balance, or that there are none, is a defect, which throws
 * before anything is written.
 */
export async function enterPosting(
  context: Posted,
  { id, event = 'post', entity = context.request.entity, mayPostNothing, ...head }: Head,
  rows: Pick<Entry, 'lines' | 'pairs'>,
): Promise<number | undefined> {
  const [debits, credits] = [sum(rows.lines.map(({ debit }) => debit)), sum(rows.lines.map(({ credit }) => credit))];
  if (debits !== credits)
    throw new Error(`${head.number} does not balance: debits ${fromMinor(debits)}, credits ${fromMinor(credits)}`);
  if (rows.lines.length === 0) {
    if (mayPostNothing) return undefined;
    throw new Error(`${head.number} enters nothing`);
  }
  const { tx, request, override } = context;
  const posting = await postEntry(
    tx,
    { ...request, entity },
    { ...head, ...rows, source: { id, event }, counters: null },
  );
  if (override) await logOverride({ tx, request, override }, { ...head, posting });
  return posting;
}
