import type { Entity } from '../../catalog/defineEntity.ts';
import { entityList } from '../../catalog/entities.ts';

const byRoute: ReadonlyMap<string, Entity> = new Map(entityList.map(entity => [entity.route, entity]));

/** The entity behind a resource, which React-Admin knows by its route; undefined for what the catalogue lacks. */
export const entityAt = (resource: string): Entity | undefined => byRoute.get(resource);

/** The same where only an entity can be meant. */
export function entityOf(resource: string): Entity {
  const entity = entityAt(resource);
  if (!entity) throw new Error(`no entity at ${resource}`);
  return entity;
}
