import { useCallback, useMemo } from 'react';
import { useGetList } from 'react-admin';
import { type Action, actions, permissionName } from '#catalog/engine/policies.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entityList } from '#catalog/registry/entities.ts';
import { permission } from '#catalog/access/permission.ts';

/** More than the catalogue will ever have rights. */
const EVERY = { page: 1, perPage: 1000 };

export interface NamedPermission {
  readonly id: number;
  readonly name: string;
}

const nameOf = new Set(entityList.flatMap(entity => actions.map(action => permissionName(entity.name, action))));

/** Ids of the permissions by entity and action, and the permissions that stand for neither. */
export function useRights() {
  const { data, isPending, error, refetch } = useGetList<NamedPermission>(permission.route, {
    pagination: EVERY,
    sort: { field: 'name', order: 'ASC' },
  });
  const ids = useMemo(() => new Map(data?.map(one => [one.name.toUpperCase(), one.id])), [data]);
  const idOf = useCallback(
    (entity: Entity, action: Action): number | undefined => ids.get(permissionName(entity.name, action)),
    [ids],
  );
  return {
    isPending,
    error,
    refetch,
    idOf,
    others: (data ?? []).filter(one => !nameOf.has(one.name.toUpperCase())),
  };
}
