import type { Entity } from '../../catalog/defineEntity.ts';
import { fieldSchemas } from './kinds.ts';

type Schema = Readonly<Record<string, unknown>>;

const audit: Schema = {
  id: { type: 'integer', readOnly: true },
  version: { type: 'integer', readOnly: true },
  created_at: { type: 'string', format: 'date-time', readOnly: true },
  updated_at: { type: 'string', format: 'date-time', readOnly: true },
  created_by: { anyOf: [{ type: 'integer' }, { type: 'null' }], readOnly: true },
  updated_by: { anyOf: [{ type: 'integer' }, { type: 'null' }], readOnly: true },
};

/** JSON Schema of an entity's record. */
export function entitySchema({ fields }: Entity): Schema {
  const { properties, ...schema } = fieldSchemas(fields);
  return { ...schema, properties: { ...properties, ...audit } };
}
