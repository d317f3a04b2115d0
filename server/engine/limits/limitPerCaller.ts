import type { MiddlewareHandler } from 'hono';
import { claimedSession } from '../auth/claimedSession.ts';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { answers } from '../../platform/db/pulse.ts';
import { clientAddress } from '../../platform/http/clientAddress.ts';
import { Problem } from '../../platform/problem.ts';
import { awaitSmallBody } from '../../platform/http/readBody.ts';
import { SemaphoreByKey } from '../../platform/flow/semaphore.ts';

/** Fewer database connections than there are, so that one is left for the others whatever somebody asks for. */
const CONNECTIONS = 4;
/** A list is read and counted at the same time. */
const usedBy = (method: string): number => (method === 'GET' || method === 'HEAD' ? 2 : 1);

/** Turns that are all held by a database that does not answer are no fault of whoever waits for one. */
async function blamed(host: Host, error: unknown): Promise<unknown> {
  if (!(error instanceof Problem) || (await answers(host))) return error;
  return new Problem(503, 'unavailable', { headers: error.details.headers ?? {} });
}

/**
 * Requests of one user, or of one address without a sign-in, beyond a few at a time wait for each other, not for those
 * of everybody else; a turn lasts until the whole answer has been taken. 429 `too_busy` when too many of them wait, 503
 * `unavailable` when it is for the database.
 */
export function limitPerCaller(host: Host): MiddlewareHandler<Env> {
  const semaphores = new SemaphoreByKey({ atOnce: CONNECTIONS, waiting: 500, patience: 20_000, status: 429 });
  return async (context, next) => {
    // One that was not signed here is refused afterwards; until then it counts for its address.
    const session = await claimedSession(context, host)?.catch(() => undefined);
    if (!session) await awaitSmallBody(context);
    const key = session ? `user ${session.user_id}` : `address ${clientAddress(context, host)}`;
    const leave = await semaphores.acquire(key, usedBy(context.req.method)).catch(async (error: unknown) => {
      throw await blamed(host, error);
    });
    context.set('leave', leave);
    await next();
  };
}
