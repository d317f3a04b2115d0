import { groupBy } from 'es-toolkit';
import type { RaRecord } from 'react-admin';
import { inOrder, type RecordPlace } from '../inOrder.ts';

/** The ids below each record in their order; those at the top stand under null. */
export type Arrangement = ReadonlyMap<number | null, readonly number[]>;

/** Names of the fields that say under what and at which place a record stands. */
export interface TreeFields {
  readonly parent: string;
  readonly order: string;
}

export interface Spot {
  readonly parent: number | null;
  readonly index: number;
}

export type Move = 'up' | 'down' | 'in' | 'out';

export const childrenOf = (tree: Arrangement, id: number | null): readonly number[] => tree.get(id) ?? [];

const idsBelow = (tree: Arrangement, id: number): readonly number[] =>
  childrenOf(tree, id).flatMap(child => [child, ...idsBelow(tree, child)]);

/** How the records stand now. One whose parent is missing stands at the top, and so does the first of a circle. */
export function arrangementOf(records: readonly RaRecord[], { parent, order }: TreeFields): Arrangement {
  const ordered = inOrder(records, order);
  const known = new Set<unknown>(records.map(({ id }) => id));
  const isTop = (record: RaRecord) => !known.has(record[parent]);
  const byParent = groupBy(
    ordered.filter(record => !isTop(record)),
    record => Number(record[parent]),
  );
  const tree = new Map<number | null, readonly number[]>();
  const placed = new Set<number>();
  const grow = (record: RaRecord): number => {
    const id = Number(record.id);
    placed.add(id);
    tree.set(id, (byParent[id] ?? []).filter(child => !placed.has(Number(child.id))).map(grow));
    return id;
  };
  const top = ordered.filter(isTop).map(grow);
  const circles = ordered.flatMap(record => (placed.has(Number(record.id)) ? [] : [grow(record)]));
  return tree.set(null, [...top, ...circles]);
}

/** Where a record stands. */
function spotOf(tree: Arrangement, id: number): Spot {
  const [parent, siblings] = [...tree].find(([, children]) => children.includes(id)) ?? [null, []];
  return { parent, index: siblings.indexOf(id) };
}

/**
 * The same with one record, and all below it, at another spot. Nothing changes when the spot lies below the record
 * itself.
 */
export function moved(tree: Arrangement, id: number, { parent, index }: Spot): Arrangement {
  if (parent === id || (parent !== null && idsBelow(tree, id).includes(parent))) return tree;
  const from = spotOf(tree, id);
  const next = new Map(tree);
  next.set(
    from.parent,
    childrenOf(tree, from.parent).filter(one => one !== id),
  );
  return next.set(parent, childrenOf(next, parent).toSpliced(index, 0, id));
}

/**
 * Where one step leads; undefined where there is nowhere to go. Inwards is below the sibling above, outwards after the
 * parent.
 */
export function spotAfter(tree: Arrangement, id: number, move: Move): Spot | undefined {
  const { parent, index } = spotOf(tree, id);
  const siblings = childrenOf(tree, parent);
  const above = siblings[index - 1];
  if (move === 'up') return index > 0 ? { parent, index: index - 1 } : undefined;
  if (move === 'down') return index < siblings.length - 1 ? { parent, index: index + 1 } : undefined;
  if (move === 'in') return above === undefined ? undefined : { parent: above, index: childrenOf(tree, above).length };
  if (parent === null) return undefined;
  const outer = spotOf(tree, parent);
  return { parent: outer.parent, index: outer.index + 1 };
}

/** What changes on the records when they stand so. */
export const placesOf = (
  tree: Arrangement,
  records: readonly RaRecord[],
  { parent, order }: TreeFields,
): RecordPlace[] =>
  [...tree].flatMap(([above, children]) =>
    children.flatMap((id, index) => {
      const record = records.find(one => one.id === id);
      const stays = record?.[order] === index + 1 && (record[parent] ?? null) === above;
      return stays ? [] : [{ id, parent: above, position: index + 1 }];
    }),
  );
