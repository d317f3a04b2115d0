import type { Context } from 'hono';
import { idFrom } from '#catalog/engine/parse.ts';
import type { Env } from './Env.ts';
import { Problem } from '../problem.ts';

/** The id in a call's path; 404 for what can be the id of no record. */
export function idIn(context: Context<Env>): number {
  const id = idFrom(context.req.param('id'));
  if (id === undefined) throw new Problem(404, 'not_found');
  return id;
}
