import { type Entity, fieldOf } from '#catalog/engine/defineEntity.ts';
import { importKeys } from '#catalog/registry/importKeys.ts';

/** Keys of an entity for which a sheet has a column. */
export const keysIn = (entity: Entity, filled: ReadonlySet<string>): readonly string[] =>
  importKeys(entity).filter(name => filled.has(name));

/**
 * Keys by which the records of a sheet are proposed to be found: numbers and values that no two share, else an address of
 * mail. A phone or a name alone is shared by a family. None for a sheet with our own ids.
 */
export function proposedKeys(entity: Entity, filled: ReadonlySet<string>): readonly string[] {
  if (filled.has('id')) return [];
  const keys = keysIn(entity, filled);
  const strong = keys.filter(name => {
    const { kind, unique, recognised } = fieldOf(entity, name);
    return kind !== 'phone' && (unique === true || recognised !== undefined);
  });
  return strong.length > 0 ? strong : keys.filter(name => entity.fields[name]?.kind === 'email').slice(0, 1);
}
