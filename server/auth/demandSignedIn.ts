import type { Context } from 'hono';
import type { Env } from '../host.ts';
import { Problem } from '../http/problem.ts';

/** The caller's own id; 401 for a guest. */
export function demandSignedIn(context: Context<Env>): number {
  const { id } = context.get('caller');
  if (id === null) throw new Problem(401, 'token_missing');
  return id;
}
