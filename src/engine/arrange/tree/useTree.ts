import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import { orderFieldOf, parentFieldOf } from '#catalog/engine/arranging.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { useArrange } from '../useArrange.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import { type Arrangement, arrangementOf, moved, placesOf, type Spot, type TreeFields } from './arrangement.ts';

/** The fields by which an entity's records form a tree; undefined when they do not. */
export function treeFieldsOf(entity: Entity): TreeFields | undefined {
  const [parent, order] = [parentFieldOf(entity), orderFieldOf(entity)];
  return parent && order ? { parent, order } : undefined;
}

/**
 * All records of an entity as a tree that can be rearranged. What is being saved shows at once, and goes back when it
 * is refused.
 */
export function useTree(entity: Entity, fields: TreeFields) {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const [wanted, want] = useState<Arrangement>();
  const query = useQuery({
    queryKey: [entity.route, 'tree'],
    queryFn: async ({ signal }) => {
      const records: RaRecord[] = [];
      const params = { filter: {}, sort: { field: fields.order, order: 'ASC' as const } };
      for await (const rows of await dataProvider.everyPage(entity.route, params, undefined, signal))
        records.push(...rows);
      return records;
    },
  });
  const { arrange, ...saving } = useArrange(entity, () => want(undefined));
  const records = query.data ?? [];
  const tree = wanted ?? arrangementOf(records, fields);
  const move = (id: number, spot: Spot) => {
    const next = moved(tree, id, spot);
    const places = placesOf(next, records, fields);
    if (next === tree || places.length === 0) return;
    want(next);
    arrange(places);
  };
  return { saving, tree, records, move, isLoading: query.isPending, failure: query.error, retry: query.refetch };
}
