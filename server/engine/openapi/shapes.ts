import { z } from 'zod';

export type Json = Readonly<Record<string, unknown>>;

/** A schema by its name. */
export const named = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

export const query = (name: string, description: string, type = 'string'): Json => ({
  name,
  in: 'query',
  description,
  schema: { type },
});

export const word: Json = { type: 'string' };
export const number: Json = { type: 'integer' };
export const flag: Json = { type: 'boolean' };
export const id: Json = { type: 'integer', minimum: 1 };
export const day: Json = { type: 'string', format: 'date' };
export const moment: Json = { type: 'string', format: 'date-time' };
export const money: Json = { type: 'string', description: 'A decimal number with two places.' };
export const anything: Json = { type: 'object' };

export const oneOf = (options: readonly string[]): Json => ({ type: 'string', enum: options });
export const nullable = (schema: Json): Json => ({ anyOf: [schema, { type: 'null' }] });
export const listOf = (items: Json): Json => ({ type: 'array', items });
export const mapOf = (values: Json): Json => ({ type: 'object', additionalProperties: values });

/** An object that has all of some properties, and others where there is something to say. */
export const object = (properties: Json, others: Json = {}): Json => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...others },
});

export const rowsOf = (properties: Json, others: Json = {}): Json => listOf(object(properties, others));

/** What a shape that the host reads by takes; what it asks beyond types is left to its refusals. */
export function takenBy(shape: z.ZodType): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return schema;
}
