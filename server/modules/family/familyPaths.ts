import { mapValues } from 'es-toolkit';
import { type FamilyCall, hasBody, isReading, namesOn, type Part } from '#catalog/family/FamilyCall.ts';
import { familyCalls } from '#catalog/family/familyCalls.ts';
import { fieldSchemas } from '../../engine/openapi/kinds.ts';
import type { Calls, Writing } from '../../engine/openapi/operation.ts';
import { id, type Json, listOf, named, query } from '../../engine/openapi/shapes.ts';

function partSchema(part: Part): Json {
  if ('one' in part) return { anyOf: [named(part.one), { type: 'null' }] };
  if ('many' in part) return listOf(named(part.many));
  const properties = mapValues(part.beside ?? {}, partSchema);
  if ('values' in part)
    return { type: 'object', properties: { ...fieldSchemas(part.values, 'read').properties, ...properties } };
  return listOf({
    type: 'object',
    required: ['id'],
    properties: { id, ...fieldSchemas(part.rows, 'read').properties, ...properties },
  });
}

function answerOf({ entity, beside = {}, output = {}, answer }: FamilyCall): Json {
  if (answer) return partSchema(answer);
  const record = named(entity);
  const properties = { ...fieldSchemas(output, 'read').properties, ...mapValues(beside, partSchema) };
  if (Object.keys(properties).length === 0) return record;
  return { allOf: [record, { type: 'object', properties }], description: 'What the reader may not see is left out.' };
}

/** The record that a body names, by any of its names. */
const naming = (names: readonly string[]): Json => ({
  type: 'object',
  properties: Object.fromEntries(names.map(name => [name, id])),
  ...(names.length === 1 ? { required: names } : { anyOf: names.map(name => ({ required: [name] })) }),
});

function bodyOf(call: FamilyCall, path: string): Json {
  const { entity, body } = call;
  const names = namesOn(call, path);
  const parts = [
    ...(names.length > 0 ? [naming(names)] : []),
    ...(body === 'change' ? [named(`${entity}_change`)] : body ? [fieldSchemas(body, 'write')] : []),
  ];
  const [only = {}] = parts;
  return parts.length === 1 ? only : { allOf: parts };
}

function described(call: FamilyCall, path: string): Writing {
  const { entity, summary } = call;
  const names = namesOn(call, path);
  const asked = names.map(name => query(name, 'Id of the record; one of these names is enough.', 'integer'));
  return {
    tag: entity,
    summary,
    answer: answerOf(call),
    finds: names.length > 0,
    ...(isReading(call) ? asked.length > 0 && { query: asked } : { repeatable: true, versioned: true }),
    body: hasBody(call, path) ? bodyOf(call, path) : null,
  };
}

const calls: readonly FamilyCall[] = Object.values(familyCalls);
const everyCall = calls.flatMap(call =>
  call.paths.flatMap(path => call.methods.map(method => ({ path, method, one: described(call, path) }))),
);

/** The family's calls by path and method. */
export const familyPaths: Calls = Object.fromEntries(
  everyCall.map(({ path }) => [
    path,
    Object.fromEntries(everyCall.filter(other => other.path === path).map(({ method, one }) => [method, one])),
  ]),
);
