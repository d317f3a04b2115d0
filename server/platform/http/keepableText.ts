import type { MiddlewareHandler } from 'hono';
import { isKeepable } from '#catalog/engine/parse.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Env } from './Env.ts';
import { refuse } from '../problem.ts';

/** Whether every text in a value, names of its keys included, can be kept; its depth is known to be small. */
function isKeepableWithin(value: unknown): boolean {
  if (typeof value === 'string') return isKeepable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Array.isArray(value)
    ? value.every(isKeepableWithin)
    : Object.entries(value).every(([key, one]) => isKeepable(key) && isKeepableWithin(one));
}

/**
 * 400 on each value of a request in which a text could not be kept as it is: one with a null, or with half a character.
 */
export const refuseUnkeepable = (values: Iterable<readonly [string, unknown]>): void =>
  refuse(
    [...values]
      .filter(([key, value]) => !isKeepable(key) || !isKeepableWithin(value))
      .map(([key]) => violation(key, 'control_characters')),
  );

/** The same of what a call's query says. */
export const keepableQuery: MiddlewareHandler<Env> = async ({ req }, next) => {
  if (req.url.includes('%00')) refuseUnkeepable(new URL(req.url).searchParams);
  await next();
};
