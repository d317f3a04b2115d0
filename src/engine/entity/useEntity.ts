import { useResourceContext } from 'react-admin';
import { entityList } from '#catalog/registry/entities.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { readableEntity } from '#catalog/engine/access/readableEntity.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';

/**
 * The entity whose list or record is shown, without the fields that its reader does not read; a resource is named after
 * the entity's route.
 */
export function useEntity(): Entity {
  const route = useResourceContext();
  const who = usePrincipal();
  const entity = entityList.find(one => one.route === route);
  if (!entity) throw new Error(`no entity has the route ${route}`);
  return readableEntity(who, entity);
}
