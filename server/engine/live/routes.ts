import { Hono } from 'hono';
import { demandSession } from '../access/demandSignedIn.ts';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { Problem } from '../../platform/problem.ts';
import { Streams } from './Streams.ts';

/**
 * Server-sent events for whoever is signed in: `ready` once nothing is missed any more, then `changed` with an entity and
 * ids that the reader may know of, never more. Where the host hears nothing of changes there is no such call, and
 * everything works as well.
 */
export function liveEventRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  if (!host.live) return routes;
  const streams = new Streams(host, host.live);
  routes.get('/api/events', context => {
    const session = demandSession(context);
    if (!streams.hasRoom(session)) throw new Problem(429, 'too_busy', { params: { seconds: 30 } });
    // It has no end, and its own bound.
    context.get('leave')?.();
    context.set('leave', undefined);
    return context.body(streams.begin(session).body, 200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
  });
  return routes;
}
