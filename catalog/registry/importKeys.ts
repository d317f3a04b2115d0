import { actionsOn } from '../engine/access/access.ts';
import type { Entity } from '../engine/defineEntity.ts';
import type { Field } from '../engine/fields.ts';
import { isReference } from '../engine/policies.ts';
import { fieldsOfKey, keysOf } from '../engine/rules.ts';

/** Kinds of values by which people know a record from the others. */
const KINDS: readonly string[] = ['text', 'email', 'phone'];

/** Few records are called by their names alone: what others choose from. */
const isNamed = ({ access, title }: Entity, name: string): boolean =>
  isReference(access) && title.length === 1 && title[0] === name;

function isKey(entity: Entity, name: string, field: Field): boolean {
  if (!KINDS.includes(field.kind) || (field.sealed && !field.recognised)) return false;
  // A number that the host gives is known to whoever reads it in a list.
  if (field.readOnly && !entity.list.includes(name)) return false;
  return field.unique === true || field.recognised !== undefined || field.kind === 'email' || isNamed(entity, name);
}

/**
 * Wire names of the fields by whose values a row of a sheet is found among the records of an entity, in their order:
 * values that no two records share, numbers by which somebody is recognised, addresses of mail, and names of what others
 * choose from. None where records are not changed at all. Whether somebody may look by one is for the host to say.
 */
export const importKeys = (entity: Entity): readonly string[] =>
  actionsOn(entity).includes('edit')
    ? Object.entries(entity.fields).flatMap(([name, field]) => (isKey(entity, name, field) ? [name] : []))
    : [];

/**
 * Fields that tell the records of one key apart where a row says them: what they are told apart by as a whole, as the
 * season of a pilgrim's file, and the other parts of a key of several fields, as the country of a city.
 */
export const toldApartBy = (entity: Entity, key: string): readonly string[] => [
  ...(entity.rows ? [entity.rows.within] : []),
  ...keysOf(entity)
    .map(fieldsOfKey)
    .flatMap(names => (names.includes(key) ? names.filter(name => name !== key && entity.fields[name]?.target) : [])),
];
