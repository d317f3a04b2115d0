import { type Context, Hono } from 'hono';
import { entities } from '#catalog/registry/entities.ts';
import { idFrom } from '#catalog/engine/parse.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { mount } from '#catalog/engine/wire.ts';
import { inPlace } from '../../engine/arrange/inPlace.ts';
import { nested } from '../../engine/arrange/nested.ts';
import { accountById } from '../../engine/auth/account.ts';
import { demandSignedIn } from '../../engine/access/demandSignedIn.ts';
import { expectedVersions } from '../../engine/crud/body.ts';
import { demand } from '../../engine/crud/demand.ts';
import { listPage } from '../../engine/crud/list.ts';
import { readListQuery } from '../../engine/crud/query.ts';
import type { Wire } from '../../engine/context/values.ts';
import type { Env } from '../../platform/http/Env.ts';
import { findStored } from '../../engine/records/select.ts';
import { inTransaction, updateWithin } from '../../engine/crud/write.ts';
import type { Host } from '../../engine/context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import { idIn } from '../../platform/http/idIn.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { readJson } from '../../platform/http/readBody.ts';
import { asEntries } from './asEntries.ts';
import { withParents } from './withParents.ts';

const { role, menu_item: menuItem } = entities;

const allItems = async (host: Host, caller: Caller): Promise<Wire[]> =>
  asEntries(host.db, await inPlace(host, { entity: menuItem, caller }));

/** What nobody's role has to hold: items for people without a role. */
async function menuOfNobody(host: Host, caller: Caller): Promise<Wire> {
  const items = await allItems(host, caller);
  const theirs = items.filter(({ auth }) => Array.isArray(auth) && auth.length === 0);
  return {
    menu_items: nested(
      withParents(
        items,
        theirs.map(({ id }) => Number(id)),
      ),
    ),
  };
}

async function menuOf(host: Host, caller: Caller, id: number): Promise<Wire> {
  const found = await findStored(host.db, role, id);
  if (!found) throw new Problem(404, 'not_found');
  const chosen = Array.isArray(found['menu_items']) ? found['menu_items'].map(Number) : [];
  return { menu_items: nested(withParents(await allItems(host, caller), chosen)) };
}

function menuCalls(routes: Hono<Env>, host: Host): void {
  const calls = mount(menuItem.name);
  routes.get(`${calls}/nested_menu_item_by_user_role`, async context => {
    const account = await accountById(host.db, demandSignedIn(context));
    return context.json(
      account?.roleId
        ? await menuOf(host, context.get('caller'), account.roleId)
        : await menuOfNobody(host, context.get('caller')),
    );
  });
  routes.get(`${calls}/nested_menu_item_by_role_id/:id`, async context => {
    demand({ caller: context.get('caller'), entity: role }, 'show');
    return context.json(await menuOf(host, context.get('caller'), idIn(context)));
  });
  routes.get(`${calls}/nested_menu_item_without_pagination/all`, async context => {
    demand({ caller: context.get('caller'), entity: menuItem }, 'list');
    return context.json({ menu_items: nested(await allItems(host, context.get('caller'))) });
  });
}

/** A role's menu as the contract's `role_menu`: one row for each role, known by the role's id. */
const asRoleMenu = ({ id, name, menu_items, version, updated_at, updated_by }: Wire): Wire => ({
  id,
  role: id,
  role_name: name,
  menu_items,
  version,
  updated_at,
  updated_by,
});

/**
 * The contract's calls of `role_menu`. It is no entity of the catalogue: it has no id but the role's, create replaces,
 * and nothing in it can be searched. The set is the role's own field, so that rights, history and versions are those of
 * the role: whoever names a version in `If-Match` names the role's. Clients of the family name none.
 */
function roleMenuCalls(routes: Hono<Env>, host: Host): void {
  const calls = mount('role_menu');
  const replace = (context: Context<Env>, id: number, items: unknown) => {
    const request = { host, entity: role, caller: context.get('caller') };
    demand(request, 'edit');
    const change = { body: { menu_items: items }, versions: expectedVersions(context) };
    return inTransaction(request, tx => updateWithin(tx, request, id, change));
  };
  routes.get(`${calls}/all`, async context => {
    const caller = context.get('caller');
    demand({ caller, entity: role }, 'list');
    const query = readListQuery(
      { host, caller, entity: role },
      { params: new URL(context.req.url).searchParams, searching: false },
    );
    // A role tells its menus under other names, so the whole of it is read.
    const { roles, ...page } = await listPage(host, role, { ...query, fields: undefined }, caller);
    return context.json({ role_menus: Array.isArray(roles) ? roles.map(asRoleMenu) : [], ...page });
  });
  routes.get(`${calls}/:id{\\d+}`, async context => {
    demand({ caller: context.get('caller'), entity: role }, 'show');
    const found = await findStored(host.db, role, idIn(context));
    if (!found) throw new Problem(404, 'not_found');
    return context.json(asRoleMenu(found));
  });
  routes.post(`${calls}/create`, async context => {
    demand({ caller: context.get('caller'), entity: role }, 'edit');
    const body = await readJson(context);
    const id = idFrom(body['role']) ?? 0;
    refuse([
      ...((await findStored(host.db, role, id)) ? [] : [violation('role', 'not_reference')]),
      ...('menu_items' in body ? [] : [violation('menu_items', 'required')]),
    ]);
    const saved = asRoleMenu(await replace(context, id, body['menu_items']));
    return context.json({ role_menus: [saved], detail: `menu of role ${id} saved successfully` });
  });
  routes.delete(`${calls}/delete/:id`, async context => {
    const id = idIn(context);
    await replace(context, id, []);
    return context.json({ detail: `role_menu id - ${id} is deleted successfully` });
  });
}

/** The menus that the agency makes: whose, how they stand inside each other, and how a role gets its own. */
export function menuRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  menuCalls(routes, host);
  roleMenuCalls(routes, host);
  return routes;
}
