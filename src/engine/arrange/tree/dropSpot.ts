import { type Arrangement, childrenOf, type Spot } from './arrangement.ts';

/** A row that is in view, in the order of reading. */
export interface VisibleRow {
  readonly id: number;
  readonly depth: number;
}

/** The rows in view: those below a closed one are not. */
export const visibleRows = (
  tree: Arrangement,
  closed: ReadonlySet<number>,
  above: number | null = null,
  depth = 0,
): VisibleRow[] =>
  childrenOf(tree, above).flatMap(id => [
    { id, depth },
    ...(closed.has(id) ? [] : visibleRows(tree, closed, id, depth + 1)),
  ]);

export interface Drop extends Spot {
  /** The row beside which the record comes to stand, and on which side of it. */
  readonly beside: number;
  readonly edge: 'before' | 'after';
  readonly depth: number;
}

interface DropWanted {
  readonly id: number;
  readonly over: number;
  /** How far in the hand would have it. */
  readonly depth: number;
}

const subtreeEnd = (rows: readonly VisibleRow[], from: number): number => {
  const depth = rows[from]?.depth ?? 0;
  const end = rows.findIndex((row, index) => index > from && row.depth <= depth);
  return end < 0 ? rows.length : end;
};

/**
 * Where a dragged record comes to stand when it is let go over another: no deeper than just below the row above,
 * and no less deep than the row that follows. What stands below the dragged one goes along.
 */
export function dropSpot(rows: readonly VisibleRow[], { id, over, depth: wished }: DropWanted): Drop | undefined {
  const from = rows.findIndex(row => row.id === id);
  const target = rows.findIndex(row => row.id === over);
  const end = subtreeEnd(rows, from);
  if (from < 0 || target < 0 || (target > from && target < end)) return undefined;
  const rest = rows.toSpliced(from, end - from);
  const at = target < from ? target : target - (end - from) + 1;
  const [previous, next] = [rest[at - 1], rest[at]];
  const depth = Math.min(Math.max(wished, next?.depth ?? 0, 0), previous ? previous.depth + 1 : 0);
  const aboveAt = rest.findLastIndex((row, index) => index < at && row.depth < depth);
  const siblings = rest.slice(aboveAt + 1, at).filter(row => row.depth === depth);
  return {
    parent: rest[aboveAt]?.id ?? null,
    index: siblings.length,
    depth,
    beside: over,
    edge: target <= from ? 'before' : 'after',
  };
}
