import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { inOrder, newPlaces } from './inOrder.ts';
import { useArrange } from './useArrange.ts';

/**
 * Records in their order, which can be changed. What is being saved shows at once, and goes back when it is refused.
 */
export function useOrder(entity: Entity, field: string, records: readonly RaRecord[]) {
  const [wanted, want] = useState<readonly RaRecord[]>();
  const { arrange, ...saving } = useArrange(entity, () => want(undefined));
  const order = (next: readonly RaRecord[]) => {
    const places = newPlaces(next, field);
    if (places.length === 0) return;
    want(next);
    arrange(places);
  };
  return { saving, ordered: wanted ?? inOrder(records, field), order };
}
