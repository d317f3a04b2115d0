import type { Entity } from '../engine/defineEntity.ts';
import { entityList } from './entities.ts';

const byRoute: ReadonlyMap<string, Entity> = new Map(entityList.map(entity => [entity.route, entity]));

/** The entity whose lists and records stand at a route; undefined for what the catalogue lacks. */
export const entityAt = (route: string): Entity | undefined => byRoute.get(route);

/** The same where only an entity can be meant. */
export function entityOf(route: string): Entity {
  const entity = entityAt(route);
  if (!entity) throw new Error(`no entity at ${route}`);
  return entity;
}
