import { Hono } from 'hono';
import { entities } from '#catalog/registry/entities.ts';
import { oddMounts } from '#catalog/registry/oddPaths.ts';
import { mount } from '#catalog/engine/wire.ts';
import { existingOf } from '../access/scope.ts';
import { inPlace } from '../arrange/inPlace.ts';
import { demand } from '../crud/demand.ts';
import { toWire } from '../records/record.ts';
import { findStored } from '../records/select.ts';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { idIn } from '../../platform/http/idIn.ts';
import { Problem } from '../../platform/problem.ts';
import { conditionOf, listsBy } from './listsBy.ts';

/** Look-ups that the contract gives paths of their own. */
export function lookupRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  for (const list of listsBy) {
    const { entity, path, collection } = list;
    routes.on(
      'get',
      [mount(entity.name), ...(oddMounts[entity.name] ?? [])].map(mounted => `${mounted}${path}`),
      async context => {
        const view = { caller: context.get('caller'), entity };
        demand(view, 'list');
        return context.json({ [collection]: await inPlace(host, view, conditionOf(list, context.req.param('value'))) });
      },
    );
  }
  routes.get(`${mount('branch')}/get_a_branch_by_user_id/:id`, async context => {
    const view = { caller: context.get('caller'), entity: entities.employee };
    const id = idIn(context);
    if (view.caller.id !== id) demand(view, 'show');
    const employee = await existingOf(host.db, view, id, false);
    const branch = employee['branch']
      ? await findStored(host.db, entities.branch, Number(employee['branch']))
      : undefined;
    if (!branch) throw new Problem(404, 'not_found');
    return context.json(toWire(entities.branch, branch, host, view.caller));
  });
  return routes;
}
