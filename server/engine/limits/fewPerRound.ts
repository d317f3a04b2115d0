import type { MiddlewareHandler } from 'hono';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { clientAddress } from '../../platform/http/clientAddress.ts';
import { SemaphoreByKey } from '../../platform/flow/semaphore.ts';

/** Begun for one address in a round of the event loop, which takes a few milliseconds then. */
const FEW = 8;

/**
 * Requests that ask for little and hold nothing: of one address, few are begun before whatever else has come is seen to,
 * since a new connection is taken once in each round. They count apart from those of other paths.
 */
export function fewPerRound(host: Host): MiddlewareHandler<Env> {
  const semaphores = new SemaphoreByKey({ atOnce: FEW, waiting: 2_000, patience: 20_000, status: 429 });
  return async (context, next) => {
    const leave = await semaphores.acquire(clientAddress(context, host));
    await next().finally(() => setImmediate(leave));
  };
}
