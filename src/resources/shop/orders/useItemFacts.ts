import { useGetList, useGetMany } from 'react-admin';
import { product } from '#catalog/shop/product.ts';
import { inventory } from '#catalog/shop/stock/inventory.ts';
import { stockItem } from '#catalog/shop/stock/stockItem.ts';
import { type Minor, toMinor } from '#catalog/engine/money/money.ts';

export interface ItemFacts {
  /** Its own price, else that of its product; undefined until it is known. */
  readonly price: Minor | undefined;
  /** The tax of its product; none where it names none. */
  readonly tax: number | null;
  /** Pieces that the branch has free; undefined until it is known. */
  readonly available: number | undefined;
}

/** Most items of which the free pieces are asked for at once. */
const MOST = 100;
const numbers = (values: readonly unknown[]): number[] => values.filter(value => typeof value === 'number');
const priceIn = (record: Readonly<Record<string, unknown>> | undefined): Minor | undefined =>
  typeof record?.['unit_price'] === 'string' ? toMinor(record['unit_price']) : undefined;

/** What somebody on the telephone asks about items: what they cost, and how many of them the branch has. */
export function useItemFacts(items: readonly unknown[], branch: unknown): ReadonlyMap<unknown, ItemFacts> {
  const ids = numbers(items);
  const { data: records = [] } = useGetMany(stockItem.route, { ids }, { enabled: ids.length > 0 });
  const known = records.filter(Boolean);
  const products = numbers(known.map(record => record['product']));
  const { data: owners = [] } = useGetMany(product.route, { ids: products }, { enabled: products.length > 0 });
  const filter = { stock_item__in: ids.slice(0, MOST), branch };
  const { data: levels } = useGetList(
    inventory.route,
    { filter, pagination: { page: 1, perPage: MOST }, sort: { field: 'id', order: 'ASC' } },
    { enabled: ids.length > 0 && typeof branch === 'number', staleTime: 5_000 },
  );
  return new Map(
    known.map(record => {
      const owner = owners.find(one => one?.id === record['product']);
      const level = levels?.find(one => one['stock_item'] === record.id);
      const facts: ItemFacts = {
        price: priceIn(record) ?? priceIn(owner),
        tax: typeof owner?.['tax'] === 'number' ? owner['tax'] : null,
        available: levels && Number(level?.['available'] ?? 0),
      };
      return [record.id, facts] as const;
    }),
  );
}
