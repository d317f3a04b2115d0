import { purchaseFinal } from '#catalog/purchasing/purchaseFinal.ts';
import { recordOf } from '../../engine/records/recordOf.ts';

/** A purchase, its prices in minor units. */
export const purchaseOf = (record: unknown) => recordOf(purchaseFinal, record, ['purchase_no']);

export type PurchaseRecord = ReturnType<typeof purchaseOf>;
export type PurchaseLine = PurchaseRecord['items'][number];

type Counters = Pick<PurchaseLine, 'received' | 'billed' | 'returned' | 'returned_unbilled' | 'cancelled' | 'revalued'>;

/** Lines as they are written back, those of some ids with counters that have changed. */
export const counted = <L extends { readonly id?: number }>(
  items: readonly L[],
  counters: ReadonlyMap<number, Partial<Counters>>,
): L[] => items.map(one => ({ ...one, ...counters.get(one.id ?? 0) }));
