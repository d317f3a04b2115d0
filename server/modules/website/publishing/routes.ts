import { Hono } from 'hono';
import { entityList } from '#catalog/registry/entities.ts';
import { isPublishable } from '#catalog/website/publication.ts';
import { demand } from '#server/engine/crud/demand.ts';
import type { Host } from '#server/engine/context/host.ts';
import type { Env } from '#server/platform/http/Env.ts';
import { idIn } from '#server/platform/http/idIn.ts';
import { Problem } from '#server/platform/problem.ts';
import { sidesOf } from './live.ts';

/** What visitors see of a record beside what is being written, for its preview. */
export function liveRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  routes.get('/api/live/:entity/:id', async context => {
    const entity = entityList.find(one => one.name === context.req.param('entity') && isPublishable(one));
    if (!entity) throw new Problem(404, 'no_such_call');
    const view = { entity, caller: context.get('caller') };
    demand(view, 'show');
    return context.json(await sidesOf(host, view, idIn(context)));
  });
  return routes;
}
