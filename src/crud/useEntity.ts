import { useResourceContext } from 'react-admin';
import { entityList } from '../../catalog/entities.ts';
import type { Entity } from '../../catalog/defineEntity.ts';

/** The entity whose list or record is shown; a resource is named after the entity's route. */
export function useEntity(): Entity {
  const route = useResourceContext();
  const entity = entityList.find(one => one.route === route);
  if (!entity) throw new Error(`no entity has the route ${route}`);
  return entity;
}
