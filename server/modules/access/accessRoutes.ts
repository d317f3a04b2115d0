import { Hono } from 'hono';
import { actions } from '#catalog/engine/policies.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entityList } from '#catalog/registry/entities.ts';
import { idFrom } from '#catalog/engine/parse.ts';
import { accountById, callerOf } from '../../engine/auth/account.ts';
import { demandAdministrator } from '../../engine/access/demandAdministrator.ts';
import type { Stored } from '../../engine/context/values.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { Env } from '../../platform/http/Env.ts';
import { findStored } from '../../engine/records/select.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import type { Host } from '../../engine/context/host.ts';
import { idIn } from '../../platform/http/idIn.ts';
import { Problem } from '../../platform/problem.ts';
import { judge } from './judge.ts';
import { usersByRole } from './usersByRole.ts';

/** The one record asked about; undefined when none is. A record of no single entity is no question. */
async function recordAsked(
  db: Database,
  asked: readonly Entity[],
  id: string | undefined,
): Promise<Stored | undefined> {
  if (id === undefined) return undefined;
  const [entity] = asked;
  if (!entity || asked.length > 1) throw new Problem(400, 'malformed');
  const found = await findStored(db, entity, idFrom(id) ?? 0);
  if (!found) throw new Problem(404, 'not_found');
  return found;
}

/**
 * Why a user may or may not do something, for administrators: one question (`entity`, `action`), or all at once when
 * none is asked; `record` asks about a single record of the entity. `/roles` counts the users of each role.
 */
export function accessRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false }).basePath('/api/access');
  routes.use(demandAdministrator);
  routes.get('/roles', async context => context.json(await usersByRole(host.db)));
  routes.get('/:id', async context => {
    const account = await accountById(host.db, idIn(context));
    if (!account) throw new Problem(404, 'not_found');
    const { entity: name, action: verb, record: number } = context.req.query();
    const asked = entityList.filter(entity => !name || entity.name === name);
    const verbs = actions.filter(action => !verb || action === verb);
    if (asked.length === 0 || verbs.length === 0) throw new Problem(400, 'malformed');
    const record = await recordAsked(host.db, asked, number);
    const caller = callerOf(account);
    const verdicts = await mapInOrder(asked, entity => judge(host.db, { account, caller, entity, record }, verbs));
    return context.json(name && verb ? verdicts.flat()[0] : verdicts.flat());
  });
  return routes;
}
