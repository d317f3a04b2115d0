import { groupBy } from 'es-toolkit';
import type { Wire } from '../context/values.ts';

export interface TreeNode extends Wire {
  readonly children: readonly TreeNode[];
}

export const idOf = (record: Wire): number => Number(record['id']);
export const parentOf = (record: Wire): number => Number(record['parent'] ?? 0);

/**
 * Records inside their parents, to any depth. Those that stand above each other in a circle begin at the first of them.
 */
export function nested(records: readonly Wire[]): TreeNode[] {
  const byParent = groupBy(records, parentOf);
  const known = new Set(records.map(idOf));
  const placed = new Set<number>();
  const grow = (record: Wire): TreeNode => {
    placed.add(idOf(record));
    const children = (byParent[idOf(record)] ?? []).filter(child => !placed.has(idOf(child)));
    return { ...record, children: children.map(grow) };
  };
  const roots = records.filter(record => !known.has(parentOf(record))).map(grow);
  const circles = records.flatMap(record => (placed.has(idOf(record)) ? [] : [grow(record)]));
  return [...roots, ...circles];
}
