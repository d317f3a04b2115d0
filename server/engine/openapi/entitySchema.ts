import { commandReason } from '#catalog/engine/commandReason.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { lineEntities, OWNER } from '#catalog/engine/lineRules.ts';
import { checksOf, fieldsOfKey, keysOf } from '#catalog/engine/rules.ts';
import { checkCondition } from '../schema/rules.ts';
import { auditOf } from '../records/shape.ts';
import { fieldSchemas } from './kinds.ts';
import type { Json } from './shapes.ts';

const author: Json = { anyOf: [{ type: 'integer' }, { type: 'null' }], readOnly: true };
const id: Json = { type: 'integer', readOnly: true };
const audit: Readonly<Record<string, Json>> = {
  version: { type: 'integer', readOnly: true },
  created_at: { type: 'string', format: 'date-time', readOnly: true },
  updated_at: { type: 'string', format: 'date-time', readOnly: true },
  created_by: author,
  updated_by: author,
};

const auditSchemas = (entity: Entity): Json => ({
  id,
  ...Object.fromEntries(auditOf(entity).map(name => [name, audit[name]])),
});

/** Name of the schema of a list's answer. */
export const pageName = ({ name }: Entity): string => `${name}_page`;

/** What holds between the fields of a record, and between records, in words. */
function rulesOf(entity: Entity): Json {
  const keys = keysOf(entity).map(key => {
    const names = fieldsOfKey(key).map(name => ('of' in key && key.month === name ? `the month of ${name}` : name));
    return `No two records have the same ${names.join(' and ')}.`;
  });
  const lines = lineEntities(entity).flatMap(({ name, line }) => [
    ...keysOf(line).map(key => {
      const names = fieldsOfKey(key).filter(one => one !== OWNER);
      return `No two lines of ${name} have the same ${names.join(' and ')}.`;
    }),
    ...checksOf(line).map(one => `In ${name}: ${checkCondition(one).replaceAll('"', '')}.`),
  ]);
  const rules = [...keys, ...lines, ...checksOf(entity).map(one => `${checkCondition(one).replaceAll('"', '')}.`)];
  return rules.length > 0 ? { description: rules.join(' ') } : {};
}

/**
 * JSON Schemas of an entity: its record as it is read, `_change` as an update may write it (what is left out stays), with
 * why it is changed, `_input` as a new one has to be, and a page of a list.
 */
export function entitySchemas(entity: Entity): Json {
  const { name, fields, collection } = entity;
  const writable = Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.readOnly));
  const { properties, required } = fieldSchemas(writable, 'write');
  const why = fieldSchemas({ reason: { ...commandReason, required: false } }, 'write').properties;
  const read = fieldSchemas(fields, 'read');
  const number: Json = { type: 'integer' };
  return {
    [name]: {
      ...read,
      required: entity.facts ? ['id'] : ['id', 'version'],
      properties: { ...read.properties, ...auditSchemas(entity) },
    },
    ...(!entity.facts && {
      [`${name}_change`]: { type: 'object', ...rulesOf(entity), properties: { ...why, ...properties } },
      [`${name}_input`]: { type: 'object', ...rulesOf(entity), required, properties },
    }),
    [pageName(entity)]: {
      type: 'object',
      required: [collection],
      properties: {
        [collection]: { type: 'array', items: { $ref: `#/components/schemas/${name}` } },
        page: number,
        size: number,
        total_pages: number,
        total_elements: number,
        total_is_bounded: {
          type: 'boolean',
          description: 'There are more than `total_elements`; told of a bounded total alone.',
        },
        scope: {
          type: 'string',
          enum: ['branch', 'none'],
          description:
            'The records are those of the caller’s branch, or of none, and of nobody else’s; told of such a part alone.',
        },
      },
    },
  };
}
