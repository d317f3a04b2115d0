import type { MiddlewareHandler } from 'hono';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { clientAddress } from '../../platform/http/clientAddress.ts';
import { Problem } from '../../platform/problem.ts';
import { accountOfSession, callerOf } from './account.ts';
import { claimedSession } from './claimedSession.ts';
import { visitor } from './visitor.ts';

/** Finds out who calls. The account is read each time, so that whoever is suspended or signed out is out at once. */
export const authenticate =
  (host: Host): MiddlewareHandler<Env> =>
  async (context, next) => {
    context.set('caller', { ...visitor, address: clientAddress(context, host) });
    const session = await claimedSession(context, host);
    if (session) {
      const account = await accountOfSession(host.db, session);
      if (!account) throw new Problem(401, 'token_not_valid');
      if (!account.isActive) throw new Problem(401, 'user_inactive');
      context.set('session', session);
      context.set('caller', callerOf(account));
    }
    await next();
  };
