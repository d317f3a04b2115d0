import { z } from 'zod';
import { toMinor } from '#catalog/engine/money/money.ts';

const amount = z
  .string()
  .nullish()
  .transform(text => toMinor(text ?? '0'));
const counter = z
  .number()
  .nullish()
  .transform(count => count ?? 0);

const line = z.object({
  id: z.number(),
  stock_item: z.number(),
  quantity: z.number(),
  rate: amount,
  tax: z.number().nullish().default(null),
  net_amount: amount,
  tax_amount: amount,
  shipped: counter,
  cancelled: counter,
  returned: counter,
});

const shape = z.object({
  id: z.number(),
  order_no: z.string(),
  party: z.number(),
  branch: z.number(),
  order_date: z.string(),
  items: z.array(line),
  delivery_charge: amount,
  delivery_tax: z.number().nullish().default(null),
  delivery_tax_amount: amount,
  amount,
  due_amount: amount,
  paid_amount: amount,
  outstanding: amount,
});

/** An order, its amounts in minor units. */
export type OrderRecord = z.infer<typeof shape>;
export type OrderLine = OrderRecord['items'][number];

export const orderOf = (record: unknown): OrderRecord => shape.parse(record);

/** Lines as they are written back, those of some ids with counters that have changed. */
export const countedLines = <L extends { readonly id?: number }>(
  { items }: { readonly items: readonly L[] },
  counters: ReadonlyMap<number, Partial<Pick<OrderLine, 'shipped' | 'cancelled' | 'returned'>>>,
): L[] => items.map(one => ({ ...one, ...counters.get(one.id ?? 0) }));
