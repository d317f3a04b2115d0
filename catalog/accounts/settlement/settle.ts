import { sortBy } from 'es-toolkit';
import type { Minor } from '../../money.ts';
import { type Violation, violation } from '../../violation.ts';

export type Side = 'debit' | 'credit';

/** What is not settled yet of a row of a control account. */
export interface Open {
  readonly id: number;
  readonly ledger: number;
  readonly party: number;
  readonly side: Side;
  readonly day: string;
  readonly due: string;
  readonly outstanding: Minor;
}

/** A line of a document as far as it settles anything. */
export interface Settling {
  readonly ledger: number;
  readonly party: number | null;
  readonly debit: Minor;
  readonly credit: Minor;
}

/** So much of an open item, as somebody has chosen it. */
export interface Wanted {
  readonly item: number;
  readonly amount: Minor;
}

/** How a document settles: what is due first, what was chosen, or nothing (rule S2). */
export const settlements = ['oldest', 'selected', 'none'] as const;
export type Settlement = (typeof settlements)[number];

interface Means {
  readonly settlement: Settlement;
  readonly wanted: readonly Wanted[];
  /** What is open on the ledgers of the lines until the document's day. */
  readonly items: readonly Open[];
  /** Ledger of advances that takes what a line does not settle; none where it stays open on its own ledger. */
  advance(line: Settling): number | undefined;
}

/** A line and an open item that settle each other. */
export interface Pair {
  /** Place of the line among those posted. */
  readonly line: number;
  readonly item: number;
  readonly amount: Minor;
}

export interface Settled<L extends Settling> {
  /** The lines to post: one that settles a part has its rest on the ledger of advances. */
  readonly lines: readonly L[];
  readonly pairs: readonly Pair[];
  readonly violations: readonly Violation[];
}

export const sideOf = ({ debit }: Pick<Settling, 'debit'>): Side => (debit > 0n ? 'debit' : 'credit');
const least = (a: Minor, b: Minor): Minor => (a < b ? a : b);

/** What is due first, then what is older. */
export const oldestFirst = (items: readonly Open[]): readonly Open[] =>
  sortBy(items, [({ due }) => due, ({ day }) => day, ({ id }) => id]);

/** The oldest items, as far as an amount goes. */
export function drawn(items: readonly Open[], amount: Minor): Wanted[] {
  let rest = amount;
  return oldestFirst(items).flatMap(({ id, outstanding }) => {
    const part = least(outstanding, rest);
    rest -= part;
    return part > 0n ? [{ item: id, amount: part }] : [];
  });
}

/** Whether a line may settle an item: of the same ledger and party, on the other side. */
const meets = (line: Settling, item: Open): boolean =>
  item.ledger === line.ledger && item.party === line.party && item.side !== sideOf(line);

/** What was chosen that cannot be settled so (rule S1). */
function unsettled(left: ReadonlyMap<number, Minor>, { wanted, items }: Means): Violation[] {
  const known = new Map(items.map(item => [item.id, item]));
  return wanted.flatMap(({ item, amount }, at) => {
    const found = known.get(item);
    if (!found) return [violation(`settles.${at}.item`, 'not_open')];
    if (amount > found.outstanding) return [violation(`settles.${at}.amount`, 'over_outstanding')];
    return (left.get(item) ?? 0n) > 0n ? [violation(`settles.${at}.amount`, 'over_line')] : [];
  });
}

/**
 * What the lines of a document settle. Nothing is settled beyond what is outstanding, nor beyond the line; host and form
 * ask the same (rules S1, S2).
 */
export function settle<L extends Settling>(given: readonly L[], means: Means): Settled<L> {
  const { settlement, wanted, items } = means;
  const outstanding = new Map(items.map(item => [item.id, item.outstanding]));
  const chosen = new Map<number, Minor>();
  for (const { item, amount } of wanted) chosen.set(item, (chosen.get(item) ?? 0n) + amount);
  const lines: L[] = [];
  const pairs: Pair[] = [];
  const ordered = settlement === 'none' ? [] : oldestFirst(items);
  for (const line of given) {
    let rest = line.debit + line.credit;
    for (const item of ordered.filter(one => meets(line, one))) {
      const open = outstanding.get(item.id) ?? 0n;
      const wish = settlement === 'selected' ? (chosen.get(item.id) ?? 0n) : open;
      const amount = least(rest, least(open, wish));
      if (amount <= 0n) continue;
      pairs.push({ line: lines.length, item: item.id, amount });
      outstanding.set(item.id, open - amount);
      if (settlement === 'selected') chosen.set(item.id, wish - amount);
      rest -= amount;
    }
    const advance = line.party === null ? undefined : means.advance(line);
    lines.push(...apart(line, rest, advance));
  }
  return { lines, pairs, violations: settlement === 'selected' ? unsettled(chosen, means) : [] };
}

/** A line whose rest is an advance, in two where it settles something. */
function apart<L extends Settling>(line: L, rest: Minor, advance: number | undefined): L[] {
  if (advance === undefined || rest === 0n) return [line];
  const part = (amount: Minor, ledger: number): L => ({
    ...line,
    ledger,
    ...(sideOf(line) === 'debit' ? { debit: amount } : { credit: amount }),
  });
  const settled = line.debit + line.credit - rest;
  return [...(settled > 0n ? [part(settled, line.ledger)] : []), part(rest, advance)];
}
