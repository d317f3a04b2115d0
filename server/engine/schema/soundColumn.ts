import { type Entity, ownFields } from '#catalog/engine/defineEntity.ts';
import { nameKeys } from '#catalog/engine/texts/nameKeys.ts';
import type { DerivedColumn } from './DerivedColumn.ts';

/** Column that holds how the names in an entity's own fields sound. */
export const SOUNDS = 'name_sounds';

type Named = Readonly<Record<string, unknown>>;

/** Own fields that the search looks into and that are parts of somebody's name. */
export const heardOf = (entity: Entity): string[] =>
  ownFields(entity)
    .filter(([name, field]) => field.sounds && entity.search.includes(name))
    .map(([name]) => name);

/** Of each part, and of all together: a compound may be spread over two of them. */
export const soundsIn = (parts: readonly string[]): string[] => [
  ...new Set([...parts, parts.join(' ')].flatMap(nameKeys)),
];

/** How the names in a whole record sound; empty where it has none. */
export function soundsFrom(entity: Entity, values: Named): Named {
  const fields = heardOf(entity);
  if (fields.length === 0) return {};
  const parts = fields.map(name => values[name]).filter(value => typeof value === 'string');
  return { [SOUNDS]: parts.length > 0 ? soundsIn(parts) : null };
}

/** One column for all parts of a name. */
export const soundsOf = (entity: Entity): DerivedColumn[] => {
  const fields = heardOf(entity);
  return fields.length > 0
    ? [{ name: SOUNDS, fields, type: 'text[]', index: 'gin', version: 1, derive: soundsIn }]
    : [];
};
