import { openOf } from '#catalog/shop/orders/orderStatus.ts';
import { isIn } from '#catalog/engine/lifecycle.ts';
import { orderLifecycle } from '#catalog/shop/orders/orderLifecycle.ts';
import type { PickFacts } from '#catalog/shop/orders/paper/PickFacts.ts';
import type { Wire } from '#server/engine/context/values.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { orderOf } from '../orderRecord.ts';
import { readItems } from './readItems.ts';
import { readSender } from './readPlaces.ts';

/** What is to be taken from the store for some orders. */
export async function readPickFacts(db: Database, records: readonly Wire[]): Promise<PickFacts> {
  const orders = records.map(orderOf);
  const itemOf = await readItems(
    db,
    orders.flatMap(({ items }) => items.map(({ stock_item: item }) => item)),
  );
  const branches = new Map<number, string>();
  for (const { branch } of orders) if (!branches.has(branch)) branches.set(branch, (await readSender(db, branch)).name);
  return {
    orders: orders.map(order => ({
      number: order.order_no,
      branch: branches.get(order.branch) ?? '',
      lines: order.items
        .filter(line => isIn(orderLifecycle.groups.picked, order.status) && openOf(line) > 0)
        .map(line => ({ item: line.stock_item, ...itemOf(line.stock_item), pieces: openOf(line) })),
    })),
  };
}
