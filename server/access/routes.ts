import { Hono } from 'hono';
import { type Action, actions, type Ground, groundOf, permissionName } from '../../catalog/access.ts';
import type { Entity } from '../../catalog/defineEntity.ts';
import { entityList } from '../../catalog/entities.ts';
import { isId } from '../../catalog/parse.ts';
import { type Account, accountById, callerOf } from '../auth/account.ts';
import { demandAdministrator } from '../auth/demandAdministrator.ts';
import type { Caller, Env, Host } from '../host.ts';
import { Problem } from '../http/problem.ts';

interface Verdict {
  readonly entity: string;
  readonly action: Action;
  readonly allowed: boolean;
  readonly because: Ground | 'inactive' | 'no_role' | 'no_permission';
  /** The permission that the action asks for. */
  readonly permission: string;
  readonly role: string | null;
}

/** The same judgement that every call of the user meets, with its reason. */
function judge(account: Account, caller: Caller, { entity, action }: { entity: Entity; action: Action }): Verdict {
  const ground = account.isActive ? groundOf(caller, entity, action) : undefined;
  const refusal = !account.isActive ? 'inactive' : account.roleId === null ? 'no_role' : 'no_permission';
  return {
    entity: entity.name,
    action,
    allowed: ground !== undefined,
    because: ground ?? refusal,
    permission: permissionName(entity.name, action),
    role: account.roleName,
  };
}

/** Why a user may or may not do something, for administrators: one question, or all at once when none is asked. */
export function accessRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false }).basePath('/api/access');
  routes.use(demandAdministrator);
  routes.get('/:id', async context => {
    const id = Number(context.req.param('id'));
    const account = isId(id) ? await accountById(host.db, id) : undefined;
    if (!account) throw new Problem(404, 'not_found');
    const { entity: name, action: verb } = context.req.query();
    const asked = entityList.filter(entity => !name || entity.name === name)
      .flatMap(entity => actions.filter(action => !verb || action === verb).map(action => ({ entity, action })));
    if (asked.length === 0) throw new Problem(400, 'malformed');
    const caller = await callerOf(host.db, account);
    const verdicts = asked.map(one => judge(account, caller, one));
    return context.json(name && verb ? verdicts[0] : verdicts);
  });
  return routes;
}
