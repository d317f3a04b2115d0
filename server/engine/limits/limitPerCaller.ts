import type { MiddlewareHandler } from 'hono';
import { claimedSession } from '../auth/claimedSession.ts';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { answers } from '../../platform/db/pulse.ts';
import { outOfTurn, takingTurns } from '../../platform/db/turns.ts';
import { clientAddress } from '../../platform/http/clientAddress.ts';
import { Problem } from '../../platform/problem.ts';
import { awaitSmallBody } from '../../platform/http/readBody.ts';
import { SemaphoreByKey } from '../../platform/flow/semaphore.ts';

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** A page of the office starts eight reads, none of which may wait for another's answer. */
const BURST = 16;
/** Fewer database connections than there are, so that some are left for the others whatever somebody asks for. */
const CONNECTIONS = 4;
/** A list is read and counted at the same time. */
const usedBy = (method: string): number => (isRead(method) ? 2 : 1);
const bounds = { waiting: 500, patience: 20_000, status: 429 } as const;

/** Turns that are all held by a database that does not answer are no fault of whoever waits for one. */
async function blamed(host: Host, error: unknown): Promise<unknown> {
  if (!(error instanceof Problem) || (await outOfTurn(() => answers(host)))) return error;
  return new Problem(503, 'unavailable', { headers: error.details.headers ?? {} });
}

/**
 * Requests of one user, or of one address without a sign-in, beyond a few at a time wait for each other, not for those
 * of everybody else: eight reads may begin at once, and while more wait there are two, so that a flood has no more than
 * that. A turn lasts until the whole answer has been taken. What strangers send waits only for what is sent from their
 * address: else whoever asks for its lists and takes none would keep the others there from signing in. Of the
 * connections, which are fewer, a change has one for as long, and whatever is read has one for each statement. 429
 * `too_busy` when too many of them wait, 503 `unavailable` when it is for the database.
 */
export function limitPerCaller(host: Host): MiddlewareHandler<Env> {
  const requests = new SemaphoreByKey({ ...bounds, atOnce: BURST, lasting: CONNECTIONS });
  const connections = new SemaphoreByKey({ ...bounds, atOnce: CONNECTIONS });
  const turnAt = async (semaphores: SemaphoreByKey, key: string, weight = 1) =>
    semaphores.acquire(key, weight).catch(async (error: unknown) => {
      throw await blamed(host, error);
    });
  return async (context, next) => {
    // A path that is mounted twice, such as /auth/api/v1/…, has its turn already.
    if (context.get('leave')) return next();
    // One that was not signed here is refused afterwards; until then it counts for its address.
    const session = await claimedSession(context, host)?.catch(() => undefined);
    if (!session) await awaitSmallBody(context);
    const key = session ? `user ${session.user_id}` : `address ${clientAddress(context, host)}`;
    const queue = session || isRead(context.req.method) ? key : `${key} sending`;
    const turns = [await turnAt(requests, queue, usedBy(context.req.method))];
    context.set('leave', () => turns.splice(0).forEach(leave => leave()));
    if (isRead(context.req.method)) return takingTurns(() => turnAt(connections, key), next);
    turns.push(await turnAt(connections, key));
    return next();
  };
}
