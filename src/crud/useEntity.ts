import { usePermissions, useResourceContext } from 'react-admin';
import { guest, type Principal } from '../../catalog/access.ts';
import { entityList } from '../../catalog/entities.ts';
import type { Entity } from '../../catalog/defineEntity.ts';
import { readableEntity } from '../../catalog/readableEntity.ts';

/**
 * The entity whose list or record is shown, without the fields that its reader does not read; a resource is named after
 * the entity's route.
 */
export function useEntity(): Entity {
  const route = useResourceContext();
  const { permissions = guest } = usePermissions<Principal>();
  const entity = entityList.find(one => one.route === route);
  if (!entity) throw new Error(`no entity has the route ${route}`);
  return readableEntity(permissions, entity);
}
