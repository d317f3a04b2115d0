import type { Entity } from '../../catalog/defineEntity.ts';
import type { Field } from '../../catalog/fields.ts';
import { kindSchemas } from './kinds.ts';

type Schema = Readonly<Record<string, unknown>>;

function fieldSchema(field: Field): Schema {
  const schema = kindSchemas[field.kind](field);
  const notes = {
    ...(field.readOnly && { readOnly: true }),
    ...(field.sealed && { 'x-sealed': true }),
    ...(field.initial !== undefined && { default: field.initial }),
  };
  if (field.required || field.kind === 'refs' || field.kind === 'flag') return { ...schema, ...notes };
  return { anyOf: [schema, { type: 'null' }], ...notes };
}

const audit: Schema = {
  id: { type: 'integer', readOnly: true },
  version: { type: 'integer', readOnly: true },
  created_at: { type: 'string', format: 'date-time', readOnly: true },
  updated_at: { type: 'string', format: 'date-time', readOnly: true },
  created_by: { anyOf: [{ type: 'integer' }, { type: 'null' }], readOnly: true },
  updated_by: { anyOf: [{ type: 'integer' }, { type: 'null' }], readOnly: true },
};

/** JSON Schema of an entity's record. */
export const entitySchema = (entity: Entity): Schema => ({
  type: 'object',
  required: Object.entries(entity.fields)
    .filter(([, field]) => field.required && field.initial === undefined)
    .map(([name]) => name),
  properties: {
    ...Object.fromEntries(Object.entries(entity.fields).map(([name, field]) => [name, fieldSchema(field)])),
    ...audit,
  },
});
