import { order } from '#catalog/shop/orders/order.ts';
import { recordOf } from '#server/engine/records/recordOf.ts';

/** An order, its amounts in minor units. */
export const orderOf = (record: unknown) => recordOf(order, record, ['order_no']);

export type OrderRecord = ReturnType<typeof orderOf>;
export type OrderLine = OrderRecord['items'][number];

/** Lines as they are written back, those of some ids with counters that have changed. */
export const countedLines = <L extends { readonly id?: number }>(
  { items }: { readonly items: readonly L[] },
  counters: ReadonlyMap<number, Partial<Pick<OrderLine, 'shipped' | 'cancelled' | 'returned'>>>,
): L[] => items.map(one => ({ ...one, ...counters.get(one.id ?? 0) }));
