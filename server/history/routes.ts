import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import { entityList } from '../../catalog/entities.ts';
import type { Entity } from '../../catalog/defineEntity.ts';
import { demand } from '../crud/demand.ts';
import { rootOf } from '../crud/select.ts';
import { history } from '../db/systemTables.ts';
import type { Env, Host } from '../host.ts';
import { Problem } from '../http/problem.ts';
import { readSimpleList } from '../http/simpleRest.ts';

/** Entities whose records share their ids: what was done to an employee was done to the user. */
const kinOf = (entity: Entity): string[] => entityList.filter(one => rootOf(one) === rootOf(entity)).map(one => one.name);

/** The history of one record, newest first, for whoever may see the record. */
export function historyRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  routes.get('/api/history', async context => {
    const { filter, offset, limit } = readSimpleList(context);
    const entity = entityList.find(one => one.name === filter['entity']);
    const record = Number(filter['record']);
    if (!entity || !Number.isInteger(record)) throw new Problem(400, 'malformed');
    demand({ caller: context.get('caller'), entity }, 'show');
    const where = and(inArray(history.entity, kinOf(entity)), eq(history.record, record));
    const [rows, [counted]] = await Promise.all([
      host.db.select().from(history).where(where).orderBy(desc(history.id)).limit(limit).offset(offset),
      host.db.select({ total: count() }).from(history).where(where),
    ]);
    return context.json(rows, 200, { 'x-total-count': String(counted?.total ?? 0) });
  });
  return routes;
}
