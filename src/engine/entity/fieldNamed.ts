import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Field } from '#catalog/engine/fields.ts';

const audit: Readonly<Record<string, Field>> = {
  id: { kind: 'integer', required: true, readOnly: true },
  created_at: { kind: 'dateTime', required: true, readOnly: true },
  updated_at: { kind: 'dateTime', required: true, readOnly: true },
};

/** A field of the entity or of what every record carries. */
export const fieldNamed = (entity: Pick<Entity, 'fields'>, name: string): Field | undefined =>
  entity.fields[name] ?? audit[name];
