import { actionsOn } from '../engine/access/access.ts';
import type { Entity } from '../engine/defineEntity.ts';
import type { EntityName } from '../engine/names.ts';
import { isReference, SCOPE } from '../engine/policies.ts';

/** By what goods and tours are sorted: few, and known by their names, though whoever sells may make them. */
const shelves: readonly EntityName[] = ['attributeset', 'brand', 'category', 'manufacturer', 'size', 'tour_type'];

/**
 * Whether a record may be made of its title alone, for the row of a sheet that refers to it: of what others choose from,
 * where nothing else is asked. Nobody opens a branch by a slip of the pen: by them rights end.
 */
export function isMadeAlong(entity: Entity): boolean {
  const [title, ...others] = entity.title;
  const asked = Object.entries(entity.fields).filter(
    ([, { required, readOnly, initial }]) => required && !readOnly && initial === undefined,
  );
  const isNameAlone = title !== undefined && others.length === 0 && asked.length === 1 && asked[0]?.[0] === title;
  const isChosenFrom = isReference(entity.access) || shelves.some(name => name === entity.name);
  const isKnown = entity.name !== SCOPE && isChosenFrom && actionsOn(entity).includes('create');
  return isKnown && isNameAlone && entity.fields[title]?.kind === 'text';
}
