import { key, requiredKey, version } from './parameters.ts';
import { type Refusal, refusing } from './responses.ts';
import type { Json } from './shapes.ts';

interface OperationFacts {
  readonly tag: string;
  readonly summary: string;
  /** Its schema; null where there is none, which is 204. */
  readonly answer: Json | null;
  readonly status?: 200 | 201 | 202 | 204;
  /** Needs no token. */
  readonly open?: boolean;
  readonly query?: readonly Json[];
  /** The answer is no JSON, or a request may also be a form with files. */
  readonly types?: { readonly body?: string; readonly answer?: string };
  /** Works on a record that its body or its query names. */
  readonly finds?: boolean;
  /** Works on a record whose version the caller may name. */
  readonly versioned?: boolean;
  /** Takes an idempotency key, or asks for one. */
  readonly repeatable?: boolean | 'required';
  /** Says in a header how many there are of what it lists. */
  readonly counted?: boolean;
  /** What it may answer beside what follows from the rest. */
  readonly also?: readonly Refusal[];
}

/** What a call says of itself; the rest follows from its path and method. */
export interface Reading extends OperationFacts {
  readonly body?: Json | null;
}

/** A call with a body says what is in it; null where it takes none. */
export interface Writing extends OperationFacts {
  readonly body: Json | null;
}

/** The calls of a path. */
export interface Methods {
  readonly get?: Reading;
  readonly delete?: Reading;
  readonly post?: Writing;
  readonly put?: Writing;
  readonly patch?: Writing;
}
export type Method = keyof Methods;

/** A path from which is read alone. */
export const reading = (tag: string, summary: string, answer: Json, more: Partial<Reading> = {}): Methods => ({
  get: { tag, summary, answer, ...more },
});

/** Calls by path. */
export type Calls = Readonly<Record<string, Methods>>;

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

const HEADERS = { headers: { 'X-Total-Count': { description: 'How many there are.', schema: { type: 'integer' } } } };

/** An operation as OpenAPI has it, with all that is the same for every call. */
export function operation<M extends Method>(method: M, path: string, call: Required<Methods>[M]): Json {
  const { tag, summary, open, query: asked = [], body, answer, types, counted, also = [] }: Reading = call;
  const { status = answer === null ? 204 : 200, finds, versioned, repeatable }: Reading = call;
  const parameters = [
    ...pathParameters(path),
    ...asked,
    ...(versioned ? [version] : []),
    ...(repeatable ? [repeatable === 'required' ? requiredKey : key] : []),
  ];
  const isForm = types?.body?.startsWith('multipart/') === true;
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
      [status]: { description: 'Done', ...(counted && HEADERS), ...(content && { content }) },
      ...refusing([
        400,
        ...(open ? [] : ([401, 403] as const)),
        (finds || path.includes('{')) && 404,
        method !== 'get' && !open && 409,
        versioned && 412,
        repeatable && 422,
        ...(body ? ([408, 413, 507] as const) : []),
        body !== null && body !== undefined && !isForm && 415,
        repeatable === 'required' && 428,
        429,
        500,
        503,
        ...also,
      ]),
    },
  };
}
