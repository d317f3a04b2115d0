import { useGetList, useGetMany } from 'react-admin';
import { allocation } from '#catalog/bills/settlement/allocation.ts';
import { openItem } from '#catalog/bills/settlement/openItem.ts';
import { type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { type OpenItem, openItemsFrom } from './OpenItem.ts';
import { useOwnItems } from './useOwnItems.ts';

/** So much of another document, settled on a day with the one of the page; below zero where it was taken back. */
interface Settled {
  readonly id: number;
  readonly item: OpenItem;
  readonly day: string;
  readonly amount: Minor;
}

const each = { pagination: { page: 1, perPage: 500 }, sort: { field: 'id', order: 'ASC' as const } };

/** What one document settles on a day, whatever number of its lines does so, is told once. */
function withOne(all: readonly Settled[], one: Settled): readonly Settled[] {
  const isSame = ({ item, day, amount }: Settled) =>
    item.document === one.item.document &&
    item.source === one.item.source &&
    day === one.day &&
    amount < 0n === one.amount < 0n;
  const before = all.find(isSame);
  return before
    ? all.map(other => (other === before ? { ...before, amount: before.amount + one.amount } : other))
    : [...all, one];
}

/** Allocations of one side of some open items. */
function useAllocations(side: OpenItem['side'], items: readonly OpenItem[]) {
  const ids = items.filter(item => item.side === side).map(({ id }) => id);
  const { data = [] } = useGetList(
    allocation.route,
    { ...each, filter: { [`${side}__in`]: ids } },
    { enabled: ids.length > 0, staleTime: 10_000 },
  );
  return ids.length > 0 ? data : [];
}

/** What the document of the page has settled or was settled by, in the order in which it was. */
export function useSettled(): readonly Settled[] {
  const own = useOwnItems() ?? [];
  const isOwn = new Set(own.map(({ id }) => id));
  const found = [...useAllocations('debit', own), ...useAllocations('credit', own)].flatMap(one => {
    const [debit, credit] = [Number(one['debit']), Number(one['credit'])];
    // What takes a document back stands beside it, and settles it with itself.
    if (isOwn.has(debit) && isOwn.has(credit)) return [];
    return [{ one, other: isOwn.has(debit) ? credit : debit }];
  });
  const { data = [] } = useGetMany(
    openItem.route,
    { ids: [...new Set(found.map(({ other }) => other))] },
    { enabled: found.length > 0 },
  );
  const items = new Map(openItemsFrom(data.filter(record => record !== undefined)).map(item => [item.id, item]));
  return found
    .flatMap(({ one, other }): Settled[] => {
      const item = items.get(other);
      const [day, amount] = [String(one['allocated_on']), toMinor(String(one['amount']))];
      return item ? [{ id: Number(one.id), item, day, amount }] : [];
    })
    .toSorted((a, b) => a.id - b.id)
    .reduce<readonly Settled[]>(withOne, []);
}
