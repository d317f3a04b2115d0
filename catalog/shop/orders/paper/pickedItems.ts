import type { PickedLine, PickedOrder } from './PickFacts.ts';

/** One item in one branch, and how many pieces of it which order wants. */
export interface PickedItem extends PickedLine {
  readonly branch: string;
  readonly by: readonly { readonly number: string; readonly pieces: number }[];
}

/** In the order in which the store is walked through: by branch, category, number of the item and name. */
const before = (one: PickedItem, other: PickedItem): number => {
  for (const name of ['branch', 'category', 'sku', 'name'] as const) {
    const order = one[name].localeCompare(other[name], 'en', { numeric: true });
    if (order !== 0) return order;
  }
  return 0;
};

/** Each item once, however many orders want it. */
export function pickedItems(orders: readonly PickedOrder[]): readonly PickedItem[] {
  const items = new Map<string, PickedItem>();
  for (const { number, branch, lines } of orders)
    for (const line of lines) {
      const key = JSON.stringify([branch, line.item]);
      const { pieces = 0, by = [] } = items.get(key) ?? {};
      items.set(key, {
        ...line,
        branch,
        pieces: pieces + line.pieces,
        by: [...by, { number, pieces: line.pieces }],
      });
    }
  return [...items.values()].toSorted(before);
}
