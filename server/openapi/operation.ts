export type Json = Readonly<Record<string, unknown>>;

/** What a call says of itself; the rest follows from its path and method. */
export interface Description {
  readonly tag: string;
  readonly summary: string;
  /** Needs no token. */
  readonly open?: boolean;
  readonly query?: readonly Json[];
  /** Schemas of the request's body and of the answer. */
  readonly body?: Json;
  readonly answer?: Json;
  readonly status?: 200 | 201 | 202 | 204;
  /** The answer is no JSON, or a request may also be a form with files. */
  readonly types?: { readonly body?: string; readonly answer?: string };
  /** Works on a record that its body or its query names. */
  readonly finds?: boolean;
  /** Works on a record whose version the caller may name. */
  readonly versioned?: boolean;
  /** Takes an idempotency key, or asks for one. */
  readonly repeatable?: boolean | 'required';
}

/** A schema by its name. */
export const named = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

const problem = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

export const query = (name: string, description: string, type = 'string'): Json => ({
  name,
  in: 'query',
  description,
  schema: { type },
});

const version: Json = {
  name: 'If-Match',
  in: 'header',
  description: 'Version of the record that the change is based on, in quotes.',
  schema: { type: 'string' },
};

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Names this very request, so that it can be sent again until an answer arrives: the same user, key and body ' +
    'have the same answer for a day, without a second effect. Refusals are not kept; guests have no keys.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

/** Placeholders of a path; `id` and what ends in `Id` are record ids. */
const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: /^id$|Id$/.test(name) ? { type: 'integer', minimum: 1 } : { type: 'string' },
  }));

/** Unique as the pair of method and path is, e.g. `get_city_all` for `/city/api/v1/city/all/`. */
const operationId = (method: string, path: string): string =>
  [
    method,
    ...path
      .replace(/^\/(\w+)\/api\/v1\/\1(?=\/)/, '/$1')
      .split('/')
      .map(part => part.replace(/\W/g, '')),
  ]
    .filter(Boolean)
    .join('_')
    .replaceAll('-', '_');

/** An operation as OpenAPI has it, with all that is the same for every call. */
export function operation(
  method: string,
  path: string,
  {
    tag,
    summary,
    open,
    query: asked = [],
    body,
    answer,
    status = 200,
    types,
    finds,
    versioned,
    repeatable,
  }: Description,
): Json {
  const parameters = [
    ...pathParameters(path),
    ...asked,
    ...(versioned ? [version] : []),
    ...(repeatable ? [{ ...idempotencyKey, required: repeatable === 'required' }] : []),
  ];
  const content = answer && { [types?.answer ?? 'application/json']: { schema: answer } };
  return {
    tags: [tag],
    summary,
    operationId: operationId(method, path),
    ...(open && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: { [types?.body ?? 'application/json']: { schema: body } } },
    }),
    responses: {
      [status]: { description: 'Done', ...(content && { content }) },
      400: problem('Values that are not valid, by field'),
      ...(!open && { 401: problem('No valid token'), 403: problem('No right') }),
      ...((finds || path.includes('{')) && { 404: problem('No such record') }),
      ...(method !== 'get' && !open && { 409: problem('A rule or a reference forbids it') }),
      ...(versioned && { 412: problem('Changed in the meantime') }),
      ...(repeatable && { 422: problem('The idempotency key came with another request before') }),
      ...(body && { 408: problem('It arrived too slowly'), 413: problem('Too large') }),
      ...(repeatable === 'required' && { 428: problem('An idempotency key is missing') }),
      429: problem('Too often; Retry-After says when to try again'),
      503: problem('The database is away; Retry-After says when to try again'),
    },
  };
}
