import { type Entity, ownFields } from '../engine/defineEntity.ts';
import { entityNamed } from './entities.ts';
import type { Fields } from '../engine/fields.ts';

/**
 * A field that makes a record as confidential as what it points to. The confidential record itself may be known, such as
 * the ledger of salaries with its balance; who lacks its permission reads no record that tells what stands on it.
 */
export interface Confidence {
  readonly field: string;
  /** Name of the lines that have the field, of one that is not the record's own. */
  readonly lines?: string;
  readonly target: Entity;
}

const fieldsOf = (fields: Fields, lines?: string): Confidence[] =>
  Object.entries(fields).flatMap(([field, { confidential, target }]) =>
    confidential && target ? [{ field, ...(lines !== undefined && { lines }), target: entityNamed(target) }] : [],
  );

const known = new WeakMap<Fields, readonly Confidence[]>();

/** By what the records of an entity may be confidential; nothing for most of them. */
export function confidencesOf(entity: Entity): readonly Confidence[] {
  const own = Object.fromEntries(ownFields(entity));
  const found = known.get(entity.fields) ?? [
    ...fieldsOf(own),
    ...Object.entries(own).flatMap(([name, { lines = {} }]) => fieldsOf(lines, name)),
  ];
  known.set(entity.fields, found);
  return found;
}

/** Permissions by which somebody reads all records of an entity that are confidential; none where none are. */
export const confidedTo = (entity: Entity): readonly string[] => [
  ...new Set([
    ...(entity.confidential?.rules.map(({ extraPermission }) => extraPermission) ?? []),
    ...confidencesOf(entity).flatMap(({ target }) => confidedTo(target)),
  ]),
];
