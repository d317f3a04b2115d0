import type { Context } from 'hono';
import { isId } from '../../catalog/parse.ts';
import type { Env } from '../host.ts';
import { Problem } from './problem.ts';

/** The id in a call's path; 404 for what can be the id of no record. */
export function idIn(context: Context<Env>): number {
  const id = Number(context.req.param('id'));
  if (!isId(id)) throw new Problem(404, 'not_found');
  return id;
}
