import type { Context } from 'hono';
import type { Env } from '../../platform/http/Env.ts';
import { Problem } from '../../platform/problem.ts';
import type { Session } from '../../platform/http/Session.ts';

/** The caller's own id; 401 for a guest. */
export function demandSignedIn(context: Context<Env>): number {
  const { id } = context.get('caller');
  if (id === null) throw new Problem(401, 'token_missing');
  return id;
}

/** The session in which the caller asks; 401 for a guest. */
export function demandSession(context: Context<Env>): Session {
  const session = context.get('session');
  if (!session) throw new Problem(401, 'token_missing');
  return session;
}
