import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entityList } from '#catalog/registry/entities.ts';
import { AMONG, mount, searchParam } from '#catalog/engine/wire.ts';
import { callsOn } from '../rest/routes.ts';
import { entitySchemas, pageName } from './entitySchema.ts';
import { commandPaths, results } from './commandCalls.ts';
import { filterParameters, filtersOf } from './filters.ts';
import { operation, type Calls, type Method, type Writing } from './operation.ts';
import { fields, marks, ofRun, ordering, paging, search, sharedParameters, titles, total } from './parameters.ts';
import { refusals } from './responses.ts';
import { type Json, named, object, query } from './shapes.ts';

/** What each of the standard calls takes and gives, by its path below the entity's mount. */
function descriptions(entity: Entity): Readonly<Record<string, Omit<Writing, 'tag' | 'summary'>>> {
  const record = named(entity.name);
  const page = named(pageName(entity));
  const among = entity.selections ? [query(AMONG, `One of ${entity.selections.join(', ')}.`)] : [];
  const selection = [ofRun, ...among];
  const asked = [...selection, ...filtersOf(entity)];
  const text = query(searchParam(entity), 'Text to look for.');
  return {
    '/all': { query: [...paging, total, ordering, search, titles, marks, fields, ...asked], body: null, answer: page },
    '/search': {
      query: [...paging, total, ordering, text, titles, marks, fields, ...selection, ...filtersOf(entity, true)],
      body: null,
      answer: page,
    },
    '/without_pagination/all': { query: [ordering, search, ...asked], body: null, answer: page },
    '/create': { query: [titles], body: named(`${entity.name}_input`), answer: record, status: 201, repeatable: true },
    '/:id': { query: [titles], body: null, answer: record },
    '/update/:id': { query: [titles], body: named(`${entity.name}_change`), answer: record, versioned: true },
    '/delete/:id': { body: null, answer: named('Done'), versioned: true },
    '/delete_multiple': { body: object({ ids: named('Ids') }), answer: results },
  };
}

/** Standard calls of an entity. */
function pathsOf(entity: Entity): [string, Json][] {
  const known = descriptions(entity);
  return callsOn(entity).map(([method, path, action]) => {
    const whole = `${mount(entity.name)}${path.replace(':id', '{id}')}${path.includes(':id') ? '' : '/'}`;
    const one = known[path];
    if (!one) throw new Error(`nothing is said of ${path}`);
    return [
      whole,
      { [method]: operation(method, whole, { tag: entity.name, summary: `${action} (${path})`, ...one }) },
    ];
  });
}

/** Calls by path; two methods of one path stand together. */
const written = (calls: Calls): [string, Json][] =>
  Object.entries(calls).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, one]) => [method, operation(method as Method, path, one)]),
    ),
  ]);

const general: Json = {
  Problem: {
    type: 'object',
    description: 'What is wrong: a text and a code, or texts by field with their codes in `errors`.',
    properties: {
      detail: { type: 'string' },
      code: { type: 'string' },
      errors: { type: 'array', items: { type: 'object' } },
      used_by: {
        type: 'array',
        description: 'Records that need the one that was to be deleted: entity, id and title of each.',
        items: { type: 'object' },
      },
    },
  },
  Done: { type: 'object', properties: { detail: { type: 'string' } } },
  Ids: { type: 'array', minItems: 1, maxItems: 500, items: { type: 'integer', minimum: 1 } },
  RowResult: {
    type: 'object',
    required: ['id', 'status'],
    properties: {
      id: { type: 'integer' },
      status: { type: 'integer' },
      code: { type: 'string' },
      detail: { type: 'string' },
      used_by: { type: 'array', items: { type: 'object' } },
      unchanged: { type: 'boolean', description: 'It was there already: nothing happened to it.' },
    },
  },
};

/** Calls beside those that every entity has, and the schemas that they name. */
export interface OtherCalls {
  readonly calls: Calls;
  readonly schemas: Json;
}

/** The description of the whole API, made from the catalogue and of what modules tell of their other calls. */
export function openApiDocument({ calls, schemas }: OtherCalls): Json {
  const paths = [...entityList.flatMap(pathsOf), ...entityList.flatMap(commandPaths), ...written(calls)];
  const tags = new Set([
    ...entityList.map(({ name }) => name),
    ...Object.values(calls)
      .flatMap(methods => Object.values({ ...methods }))
      .map(({ tag }) => tag),
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rihla',
      version: '1',
      description: 'The API host of the Rihla back office.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'This host' }],
    tags: [...tags].map(name => ({ name, description: `Calls about ${name.replaceAll('_', ' ')}.` })),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: { ...sharedParameters, ...filterParameters() },
      responses: refusals,
      schemas: {
        ...general,
        ...schemas,
        ...Object.assign({}, ...entityList.map(entitySchemas)),
      },
    },
    security: [{ token: [] }],
    paths: Object.fromEntries(paths),
  };
}
