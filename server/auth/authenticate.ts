import type { MiddlewareHandler } from 'hono';
import type { Caller, Env, Host } from '../host.ts';
import { Problem } from '../http/problem.ts';
import { accountById, callerOf } from './account.ts';
import { passwordStamp, readToken } from './token.ts';
import { visitor } from './visitor.ts';

/** Finds out who calls. The account is read each time, so that a suspended one is out at once. */
export const authenticate = (host: Host): MiddlewareHandler<Env> => async (context, next) => {
  const bearer = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1];
  context.set('caller', bearer ? await callerWith(bearer, host) : visitor);
  await next();
};

async function callerWith(bearer: string, host: Host): Promise<Caller> {
  const claims = await readToken(bearer, host);
  const account = await accountById(host.db, claims.user_id);
  if (!account || passwordStamp(account.password) !== claims.stamp) throw new Problem(401, 'token_not_valid');
  if (!account.isActive) throw new Problem(401, 'user_inactive');
  return callerOf(host.db, account);
}
