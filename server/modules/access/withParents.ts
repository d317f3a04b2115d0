import { idOf, parentOf } from '../../engine/arrange/nested.ts';
import type { Wire } from '../../engine/context/values.ts';

/** The chosen items with all that stand above them, since an item is reached through its parents. */
export function withParents(items: readonly Wire[], chosen: Iterable<number>): Wire[] {
  const byId = new Map(items.map(item => [idOf(item), item]));
  const kept = new Set<number>();
  for (const id of chosen) {
    for (let item = byId.get(id); item && !kept.has(idOf(item)); item = byId.get(parentOf(item))) kept.add(idOf(item));
  }
  return items.filter(item => kept.has(idOf(item)));
}
