import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { entities } from '../../catalog/entities.ts';
import { isId } from '../../catalog/parse.ts';
import { mount } from '../../catalog/wire.ts';
import { existingOf } from '../access/scope.ts';
import { demand } from '../crud/demand.ts';
import { toWire } from '../crud/record.ts';
import { columnsOf, findStored, selectFrom } from '../crud/select.ts';
import { columnOf, tableOf } from '../db/tables.ts';
import type { Env, Host } from '../host.ts';
import { Problem } from '../http/problem.ts';

const numbered = (raw: string | undefined): number => {
  const id = Number(raw);
  if (!isId(id)) throw new Problem(404, 'not_found');
  return id;
};

/** Look-ups of places that the contract gives paths of their own. */
export function lookupRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  routes.get(`${mount('thana')}/all_thana_by_city_id/:id`, async context => {
    const thana = entities.thana;
    demand({ caller: context.get('caller'), entity: thana }, 'list');
    const table = tableOf(thana);
    const rows = await selectFrom(host.db, thana, columnsOf(thana))
      .where(eq(columnOf(table, 'city'), numbered(context.req.param('id')))).orderBy(columnOf(table, 'name'));
    return context.json({ [thana.collection]: rows.map(row => toWire(thana, row, host, false)) });
  });
  routes.get(`${mount('branch')}/get_a_branch_by_user_id/:id`, async context => {
    const view = { caller: context.get('caller'), entity: entities.employee };
    const id = numbered(context.req.param('id'));
    if (view.caller.id !== id) demand(view, 'show');
    const employee = await existingOf(host.db, view, id, false);
    const branch = employee['branch'] ? await findStored(host.db, entities.branch, Number(employee['branch'])) : undefined;
    if (!branch) throw new Problem(404, 'not_found');
    return context.json(toWire(entities.branch, branch, host, false));
  });
  return routes;
}
