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
const id = z.number().nullish().default(null);

const line = z.object({
  id: z.number(),
  stock_item: z.number(),
  quantity: z.number(),
  rate: amount,
  tax: id,
  request_line: id,
  received: counter,
  billed: counter,
  returned: counter,
  returned_unbilled: counter,
  cancelled: counter,
  revalued: counter,
});

const shape = z.object({
  id: z.number(),
  status: z.string(),
  purchase_no: z.string(),
  purchase_request: id,
  party: z.number(),
  branch: z.number(),
  order_date: z.string(),
  items: z.array(line),
});

/** A purchase, its prices in minor units. */
export type PurchaseRecord = z.infer<typeof shape>;
export type PurchaseLine = PurchaseRecord['items'][number];

export const purchaseOf = (record: unknown): PurchaseRecord => shape.parse(record);

type Counters = Pick<PurchaseLine, 'received' | 'billed' | 'returned' | 'returned_unbilled' | 'cancelled' | 'revalued'>;

/** Lines as they are written back, those of some ids with counters that have changed. */
export const counted = <L extends { readonly id?: number }>(
  items: readonly L[],
  counters: ReadonlyMap<number, Partial<Counters>>,
): L[] => items.map(one => ({ ...one, ...counters.get(one.id ?? 0) }));
