import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Field } from '#catalog/engine/fields.ts';
import { hasColumn } from '../kinds/columns.ts';
import type { Wire } from '../context/values.ts';

export const auditFields = ['version', 'created_at', 'updated_at', 'created_by', 'updated_by'] as const;
/** What every record carries beside its own fields; a fact never has but its first version. */
export const auditOf = ({ facts }: Pick<Entity, 'facts'>): readonly string[] =>
  facts ? ['created_at', 'created_by'] : auditFields;

type Named = readonly (readonly [string, Field])[];

/** What all records of an entity have in common on the wire. */
interface Shape {
  /** A record that says nothing yet, to be copied: much faster than to add a hundred names to each. */
  readonly blank: Wire;
  readonly fields: Named;
  /** Lists of what lives in tables of its own, which a record has even where it has none of it. */
  readonly parts: readonly string[];
  readonly audit: readonly string[];
  /** Fields that some readers do not read, wholly or in their lines. */
  readonly guarded: readonly string[];
  readonly sealed: Named;
}

const isGuarded = ({ readable, lines = {} }: Field): boolean =>
  readable !== undefined || Object.values(lines).some(one => one.readable !== undefined);

function makeShape(entity: Entity): Shape {
  const fields = Object.entries(entity.fields).filter(([, { kind }]) => kind !== 'password');
  const audit = auditOf(entity);
  const names = ['id', ...fields.map(([name]) => name), ...audit];
  const namesOf = (which: (field: Field) => boolean) =>
    Object.entries(entity.fields).flatMap(([name, field]) => (which(field) ? [name] : []));
  return {
    blank: Object.fromEntries(names.map(name => [name, null])),
    fields,
    parts: namesOf(field => !hasColumn(field)),
    audit,
    guarded: namesOf(isGuarded),
    sealed: fields.filter(([, { sealed }]) => sealed === true),
  };
}

const shapes = new WeakMap<Entity, Shape>();

/**
 * The shape of an entity's records, found out once in the life of a process. It never grows old, since it says no more
 * than the catalogue: who reads what is asked anew for each record.
 */
export function shapeOf(entity: Entity): Shape {
  const shape = shapes.get(entity) ?? makeShape(entity);
  shapes.set(entity, shape);
  return shape;
}
