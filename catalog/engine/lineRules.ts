import type { Entity } from './defineEntity.ts';
import { type Field, integer } from './fields.ts';

/** Column of a line that names the record it belongs to. */
export const OWNER = 'owner';

/** The lines of a field seen as records of their own: what no two of one owner share, and what holds within each. */
export function lineEntity({ name: owner, collection, route, access }: Entity, name: string, field: Field): Entity {
  const { lines = {}, rules: { unique = [], checks = [] } = {} } = field;
  return {
    name: `${owner}_${name}`,
    collection,
    route,
    access,
    fields: { [OWNER]: integer({ required: true }), ...lines },
    title: [],
    list: [],
    form: {},
    search: [],
    unique: unique.map(key => [OWNER, ...key]),
    checks,
  };
}

/** Those of all fields that an entity keeps in lines. */
export const lineEntities = (entity: Entity): { readonly name: string; readonly line: Entity }[] =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    field.rules && !(entity.base && name in entity.base.fields)
      ? [{ name, line: lineEntity(entity, name, field) }]
      : [],
  );
