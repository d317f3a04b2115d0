import type { Minor } from '../../engine/money/money.ts';
import { type Violation, violation } from '../../engine/violations/violation.ts';
import { halfUp } from '../../ledger/vouchers/rounding.ts';
import { least, leftOf, oldestFirst, type Open, Remainder, type Side, type Wanted } from './Open.ts';
import type { Settlement } from './settlementFields.ts';

/** A line of a document as far as it settles anything. */
export interface Settling {
  readonly ledger: number;
  readonly party: number | null;
  readonly debit: Minor;
  readonly credit: Minor;
  /** Null or absent for the agency's own. */
  readonly currency?: number | null;
  /** Its amount in that currency. */
  readonly foreign?: Minor;
}

interface Means {
  readonly settlement: Settlement;
  readonly wanted: readonly Wanted[];
  /** What is open on the ledgers of the lines until the document's day. */
  readonly items: readonly Open[];
  /** Ledger of advances that takes what a line does not settle; none where it stays open on its own ledger. */
  advance(line: Settling): number | undefined;
  /** Ledgers of what is gained and lost by exchange rates. */
  readonly exchange: { readonly gain: number; readonly loss: number };
}

/** A line and an open item that settle each other. */
export interface Pair {
  /** Place of the line among those posted. */
  readonly line: number;
  readonly item: number;
  readonly amount: Minor;
  /** The same in the currency of both; zero where that is the agency's. */
  readonly foreign: Minor;
}

export interface Settled<L extends Settling> {
  /** The lines to post: one that settles a part has its rest on the ledger of advances. */
  readonly lines: readonly L[];
  readonly pairs: readonly Pair[];
  readonly violations: readonly Violation[];
}

export const sideOf = ({ debit }: Pick<Settling, 'debit'>): Side => (debit > 0n ? 'debit' : 'credit');

/** Whether a line may settle an item: of the same ledger, party and currency, on the other side. */
const meets = (line: Settling, item: Open): boolean =>
  item.ledger === line.ledger &&
  item.party === line.party &&
  item.currency === (line.currency ?? null) &&
  item.side !== sideOf(line);

/** What was chosen that cannot be settled so (rule S1). */
function unsettled(left: ReadonlyMap<number, Minor>, { wanted, items }: Means): Violation[] {
  const known = new Map(items.map(item => [item.id, item]));
  return wanted.flatMap(({ item, amount }, at) => {
    const found = known.get(item);
    if (!found) return [violation(`settles.${at}.item`, 'not_open')];
    if (amount > leftOf(found)) return [violation(`settles.${at}.amount`, 'over_outstanding')];
    return (left.get(item) ?? 0n) > 0n ? [violation(`settles.${at}.amount`, 'over_line')] : [];
  });
}

/** What of a line is settled: in its currency, and by the rates of what it settles. */
interface Taken {
  readonly part: Minor;
  readonly worth: Minor;
}

/** A line with an amount of its own side. */
const sized = <L extends Settling>(line: L, change: { ledger?: number; base: Minor; foreign: Minor }): L => ({
  ...line,
  ...(change.ledger !== undefined && { ledger: change.ledger }),
  ...(sideOf(line) === 'debit' ? { debit: change.base } : { credit: change.base }),
  ...(line.currency && { foreign: change.foreign }),
});

/** What a line has paid beyond what it settles was lost by exchange on a debit, gained on a credit; the rest otherwise. */
function exchanged<L extends Settling>(line: L, difference: Minor, { gain, loss }: Means['exchange']): L[] {
  if (difference === 0n) return [];
  const isDebit = (sideOf(line) === 'debit') === difference > 0n;
  const amount = difference > 0n ? difference : -difference;
  const plain = { ...line, party: null, ledger: isDebit ? loss : gain, debit: 0n, credit: 0n };
  return [{ ...plain, ...(isDebit ? { debit: amount } : { credit: amount }), currency: null, foreign: 0n }];
}

/** The rows of a line: what settles and stays on its ledger, the difference of exchange, and what is an advance. */
function rowsOf<L extends Settling>(line: L, { part, worth }: Taken, means: Means): L[] {
  const base = line.debit + line.credit;
  const whole = line.currency ? (line.foreign ?? 0n) : base;
  const paid = part === whole ? base : line.currency ? halfUp(base * part, whole) : part;
  const ledger = line.party === null || part === whole ? undefined : means.advance(line);
  const [kept, foreign] = ledger === undefined ? [worth + base - paid, whole] : [worth, part];
  return [
    ...(kept > 0n ? [sized(line, { base: kept, foreign })] : []),
    ...exchanged(line, paid - worth, means.exchange),
    ...(ledger === undefined || base === paid
      ? []
      : [sized(line, { ledger, base: base - paid, foreign: whole - part })]),
  ];
}

/**
 * What the lines of a document settle. Nothing is settled beyond what is outstanding, nor beyond the line; what a line in
 * a foreign currency pays above or below the rate of what it settles is lost or gained. Host and form ask the same
 * (rules S1, S2, S6).
 */
export function settle<L extends Settling>(given: readonly L[], means: Means): Settled<L> {
  const { settlement, wanted, items } = means;
  const left = new Map(items.map(item => [item.id, new Remainder(item)]));
  const selected = new Map<number, Minor>();
  for (const { item, amount } of wanted) selected.set(item, (selected.get(item) ?? 0n) + amount);
  const lines: L[] = [];
  const pairs: Pair[] = [];
  const ordered = settlement === 'none' ? [] : oldestFirst(items);
  for (const line of given) {
    let rest = line.currency ? (line.foreign ?? 0n) : line.debit + line.credit;
    let taken: Taken = { part: 0n, worth: 0n };
    for (const item of ordered.filter(one => meets(line, one))) {
      const remainder = left.get(item.id);
      const wish = settlement === 'selected' ? (selected.get(item.id) ?? 0n) : rest;
      const part = remainder ? least(rest, least(remainder.left, wish)) : 0n;
      if (!remainder || part <= 0n) continue;
      const amount = remainder.take(part);
      // What its rate leaves nothing of settles nothing.
      if (amount === 0n) continue;
      pairs.push({ line: lines.length, item: item.id, amount, foreign: line.currency ? part : 0n });
      if (settlement === 'selected') selected.set(item.id, wish - part);
      taken = { part: taken.part + part, worth: taken.worth + amount };
      rest -= part;
    }
    lines.push(...rowsOf(line, taken, means));
  }
  return { lines, pairs, violations: settlement === 'selected' ? unsettled(selected, means) : [] };
}
