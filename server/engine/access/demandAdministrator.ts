import type { MiddlewareHandler } from 'hono';
import type { Env } from '../../platform/http/Env.ts';
import { Problem } from '../../platform/problem.ts';

/** Lets administrators alone pass: 401 for a guest, 403 for others. */
export const demandAdministrator: MiddlewareHandler<Env> = async (context, next) => {
  const { id, role } = context.get('caller');
  if (id === null) throw new Problem(401, 'token_missing');
  if (role !== 'admin') throw new Problem(403, 'permission_denied');
  await next();
};
