import { isScoped, SCOPE } from '../engine/policies.ts';
import { type Entity, ownFields } from '../engine/defineEntity.ts';
import { entityNamed, kindredOf } from './entities.ts';
import type { Fields } from '../engine/fields.ts';

/** A record on which those that point to it depend. */
export interface Owner {
  /** The required reference to it. */
  readonly field: string;
  readonly entity: Entity;
  readonly belonging: Belonging;
}

/** By what the records of an entity belong to branches; all of it must lie within the bounds of whoever sees one. */
export interface Belonging {
  /** Own reference to the branch; a record without one is everybody's. */
  readonly field: string | undefined;
  /** What depends on a record is as far away as the record. */
  readonly owners: readonly Owner[];
  /** Entities that say where the same person, under the same id, belongs. */
  readonly kin: readonly Entity[];
}

const namesBranch = (entity: Entity): boolean =>
  isScoped(entity.access) && ownFields(entity).some(([name, { target }]) => name === SCOPE && target === SCOPE);

/**
 * `above` are the entities that lead here: records that depend on each other in a circle bound each other no further.
 */
function read(entity: Entity, above: readonly string[]): Belonging {
  const path = [...above, entity.name];
  const owners = Object.entries(entity.fields).flatMap(([field, { kind, required, target }]): Owner[] => {
    if (kind !== 'ref' || !required || !target || path.includes(target)) return [];
    const owner = entityNamed(target);
    const belonging = read(owner, path);
    return isBounded(belonging) ? [{ field, entity: owner, belonging }] : [];
  });
  const kin = kindredOf(entity).filter(one => one.name !== entity.name && namesBranch(one));
  return { field: namesBranch(entity) ? SCOPE : undefined, owners, kin };
}

const known = new WeakMap<Fields, Belonging>();

/** How the records of an entity belong to branches, as its policy, its required references and its kin say. */
export function belongingOf(entity: Entity): Belonging {
  const found = known.get(entity.fields) ?? read(entity, []);
  known.set(entity.fields, found);
  return found;
}

/** Whether anything of an entity belongs to a branch. */
export const isBounded = ({ field, owners, kin }: Belonging): boolean =>
  field !== undefined || owners.length > 0 || kin.length > 0;

/** Whether a record of these branches lies within a bound; null is a record, or somebody, of none. */
export const liesWithin = (bound: number | null | undefined, branches: readonly (number | null)[]): boolean =>
  bound === undefined || branches.every(branch => branch === null || branch === bound);
