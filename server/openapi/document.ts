import type { Entity } from '../../catalog/defineEntity.ts';
import { entityList } from '../../catalog/entities.ts';
import { mount, searchParam } from '../../catalog/wire.ts';
import { stateFieldOf } from '../../catalog/defineEntity.ts';
import { standardCalls } from '../crud/routes.ts';
import { entitySchema } from './entitySchema.ts';
import { otherCalls } from './otherCalls.ts';

type Json = Readonly<Record<string, unknown>>;

const reply = (description: string, schema: Json): Json => ({ description, content: { 'application/json': { schema } } });
const problem = (description: string): Json => reply(description, { $ref: '#/components/schemas/Problem' });
const record = (entity: Entity): Json => ({ $ref: `#/components/schemas/${entity.name}` });

const query = (name: string, description: string): Json => ({ name, in: 'query', description, schema: { type: 'string' } });

const page = (entity: Entity): Json => ({
  type: 'object',
  properties: {
    [entity.collection]: { type: 'array', items: record(entity) },
    ...Object.fromEntries(['page', 'size', 'total_pages', 'total_elements'].map(name => [name, { type: 'integer' }])),
  },
});

const repeatable: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Names this very request, so that it can be sent again until an answer arrives: the same user, key and body '
    + 'have the same answer for a day, without a second effect. Refusals are not kept; guests have no keys.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

function parametersOf(entity: Entity, path: string): Json[] {
  const id = path.includes(':id') ? [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }] : [];
  const isList = path === '/all' || path === '/search';
  if (path === '/create') return [repeatable];
  if (!isList) return id;
  return [
    query('page', 'Page, counted from 1.'),
    query('size', 'Rows of a page, 500 at most.'),
    query('ordering', 'Field to sort by; a minus sign before it descends.'),
    ...(path === '/search' ? [query(searchParam(entity), 'Text to look for.')] : []),
  ];
}

function operation(entity: Entity, [method, path, action]: (typeof standardCalls)[number]): Json {
  const writes = path === '/create' || path.startsWith('/update');
  const isList = path === '/all' || path === '/search';
  return {
    tags: [entity.name],
    summary: `${action} (${path})`,
    parameters: parametersOf(entity, path),
    ...(writes && { requestBody: { content: { 'application/json': { schema: record(entity) } } } }),
    responses: {
      [path === '/create' ? '201' : '200']: reply('Done', isList ? page(entity) : record(entity)),
      400: problem('Values that are not valid, by field'),
      401: problem('No valid token'),
      403: problem('No right'),
      ...(path.includes(':id') && { 404: problem('No such record') }),
      ...(method !== 'get' && { 409: problem('A rule or a reference forbids it'), 412: problem('Changed in the meantime') }),
      ...(path === '/create' && { 422: problem('The idempotency key came with another request before') }),
    },
  };
}

/** Paths of an entity; transitions only where it has a lifecycle. */
function pathsOf(entity: Entity): [string, Json][] {
  const calls = standardCalls.filter(([, path]) => !path.includes('transition') || stateFieldOf(entity));
  return calls.map(([method, path, ...rest]) => [
    `${mount(entity.name)}${path.replace(':id', '{id}')}${path.includes(':id') ? '' : '/'}`,
    { [method]: operation(entity, [method, path, ...rest]) },
  ]);
}

/** The description of the whole API, made from the catalogue. */
export const openApiDocument = (): Json => ({
  openapi: '3.1.0',
  info: { title: 'Rihla', version: '1', description: 'The API host of the Rihla back office.' },
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    schemas: {
      Problem: { type: 'object', properties: { detail: { type: 'string' }, code: { type: 'string' }, errors: { type: 'array' } } },
      ...Object.fromEntries(entityList.map(entity => [entity.name, entitySchema(entity)])),
    },
  },
  security: [{ token: [] }],
  paths: { ...Object.fromEntries(entityList.flatMap(pathsOf)), ...otherCalls },
});
