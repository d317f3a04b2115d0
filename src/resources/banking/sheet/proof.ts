import { sum, type Minor } from '#catalog/engine/money/money.ts';

/** A line with its place in the sheet, its move in each reading of the signs, and the balance beside it. */
export interface ProvedLine {
  readonly at: number;
  readonly day: string;
  readonly net: Minor;
  readonly other: Minor;
  readonly balance: Minor | undefined;
}

/** Balances that rows of their own tell, and rows that could not be read, behind which the balance may leap. */
export interface Anchors {
  readonly opening: Minor | undefined;
  readonly closing: Minor | undefined;
  readonly left: readonly number[];
}

/** How the signs of a sheet are read: as told, or otherwise because the balance says so. */
export type Signs = 'told' | 'other' | 'turned' | 'by_balance';

export interface Wrong<L> {
  readonly line: L;
  readonly expected: Minor;
}

export interface Proof<L> {
  readonly signs: Signs;
  /** The oldest first. */
  readonly lines: readonly (L & { readonly moved: Minor })[];
  readonly wrong: readonly Wrong<L>[];
  /** Lines whose direction only the balance tells, and it does not. */
  readonly undirected: readonly L[];
  /** Lines behind the last balance, which nothing proves. */
  readonly tail: readonly L[];
  /** How often a balance has been held against the lines before it. */
  readonly checks: number;
  readonly opening: Minor | undefined;
  readonly closing: Minor | undefined;
  /** What the lines come to from the opening balance. */
  readonly reached: Minor | undefined;
}

const isBetween = (at: number, one: number, other: number): boolean =>
  (one < at && at < other) || (other < at && at < one);

/** Holds each balance against the one before it and the lines between them. */
function chained<L extends ProvedLine>(
  lines: readonly L[],
  signs: Exclude<Signs, 'by_balance'>,
  { opening: told, closing, left }: Anchors,
): Proof<L> {
  const netOf = (line: L) => (signs === 'other' ? line.other : signs === 'turned' ? -line.net : line.net);
  const moved = lines.map(line => ({ ...line, moved: netOf(line) }));
  const wrong: Wrong<L>[] = [];
  let [running, checks] = [told, 0];
  for (const [place, line] of moved.entries()) {
    const before = moved[place - 1];
    if (running !== undefined) running += line.moved;
    if (line.balance === undefined) continue;
    const isGap = before !== undefined && left.some(at => isBetween(at, before.at, line.at));
    if (running !== undefined && !isGap) checks += 1;
    if (running !== undefined && !isGap && running !== line.balance) wrong.push({ line, expected: running });
    running = line.balance;
  }
  const first = moved.findIndex(({ balance }) => balance !== undefined);
  const upTo = sum(moved.slice(0, first + 1).map(line => line.moved));
  const opening = told ?? (first < 0 ? undefined : (moved[first]?.balance ?? 0n) - upTo);
  const all = sum(moved.map(line => line.moved));
  if (closing !== undefined && running !== undefined) checks += 1;
  return {
    signs,
    lines: moved,
    wrong,
    undirected: [],
    tail:
      closing === undefined && first >= 0
        ? moved.slice(moved.findLastIndex(line => line.balance !== undefined) + 1)
        : [],
    checks,
    opening,
    closing: closing ?? (first < 0 ? undefined : running),
    reached: opening === undefined ? undefined : opening + all,
  };
}

const size = (amount: Minor): Minor => (amount < 0n ? -amount : amount);

/** Gives each line the direction in which the balance went by as much. */
function directed<L extends ProvedLine>(
  lines: readonly L[],
  opening: Minor | undefined,
): { lines: L[]; undirected: L[] } {
  const undirected: L[] = [];
  let before = opening;
  const all = lines.map(line => {
    const step = before === undefined || line.balance === undefined ? undefined : line.balance - before;
    const isTold = step !== undefined && size(step) === size(line.net);
    if (!isTold) undirected.push(line);
    before = line.balance ?? (before === undefined ? undefined : before + line.net);
    return isTold ? { ...line, net: step, other: step } : line;
  });
  return { lines: all, undirected };
}

/** Mistakes of a proof: what its lines contradict, and a closing balance that does not come out. */
const cost = <L>({ wrong, reached, closing }: Proof<L>): number =>
  wrong.length + (reached !== undefined && closing !== undefined && reached !== closing ? 1 : 0);

/** Lines of one day may stand either way round, whichever way the days go. */
function orders<L extends ProvedLine>(lines: readonly L[]): readonly (readonly L[])[] {
  const [first, last] = [lines[0], lines.at(-1)];
  const isNewestFirst = first !== undefined && last !== undefined && first.day > last.day;
  const [told, turned] = isNewestFirst ? [lines.toReversed(), lines] : [lines, lines.toReversed()];
  const byDay = (all: readonly L[]) =>
    all.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  const isRunning = (all: readonly L[]) => all.every((line, at) => at === 0 || (all[at - 1]?.day ?? '') <= line.day);
  return [told, turned, byDay(told), byDay(turned)].filter((all, at) => at === 0 || isRunning(all));
}

/** The reading of a sheet that its balances prove; what is told stands unless another reading does far better. */
export function proofOf<L extends ProvedLine>(lines: readonly L[], anchors: Anchors, isUndirected: boolean): Proof<L> {
  const best = (proofs: readonly Proof<L>[]): Proof<L> =>
    proofs.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  const all = orders(lines);
  const told = best(all.map(order => chained(order, 'told', anchors)));
  // What no balance has shown the direction of stays open, though nothing contradicts it.
  if (cost(told) === 0 && told.checks > 0 && isUndirected)
    return { ...told, undirected: directed(told.lines, anchors.opening).undirected };
  if (cost(told) === 0) return told;
  const others = (['other', 'turned'] as const).map(signs => best(all.map(order => chained(order, signs, anchors))));
  if (isUndirected)
    others.unshift(
      best(
        all.map(order => {
          const { lines: some, undirected } = directed(order, anchors.opening);
          return { ...chained(some, 'told', anchors), signs: 'by_balance' as const, undirected };
        }),
      ),
    );
  const other = best(others);
  return cost(other) * 4 <= cost(told) && cost(told) > 0 ? other : told;
}
