import { mapValues } from 'es-toolkit';
import type { Json } from './shapes.ts';

const problems = {
  400: 'Values that are not valid, by field',
  401: 'No valid token, or not who they say',
  403: 'No right',
  404: 'No such record',
  408: 'It arrived too slowly',
  409: 'A rule or a reference forbids it',
  412: 'Changed in the meantime',
  413: 'Too large',
  415: 'It is no JSON, where JSON is asked for',
  422: 'The idempotency key came with another request before, or what is asked for takes too long',
  428: 'An idempotency key is missing',
  429: 'Too often; Retry-After says when to try again',
  500: 'A failure of the host',
  503: 'The database is away or busy; Retry-After says when to try again',
  507: 'No room for it',
} as const;

/** A status with which the host says that something is wrong. */
export type Refusal = keyof typeof problems;

export const refusals: Json = Object.fromEntries(
  Object.entries(
    mapValues(problems, description => ({
      description,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
    })),
  ).map(([status, response]) => [`Problem${status}`, response]),
);

/** The answers of a call for each of some statuses, told once for all calls. */
export const refusing = (statuses: readonly (Refusal | false | undefined)[]): Json =>
  Object.fromEntries(
    statuses
      .filter(status => status !== false && status !== undefined)
      .map(status => [status, { $ref: `#/components/responses/Problem${status}` }]),
  );
