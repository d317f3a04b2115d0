import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import { inScope, scopeOf } from '../../catalog/access.ts';
import { entityList } from '../../catalog/entities.ts';
import type { Entity } from '../../catalog/defineEntity.ts';
import { isId } from '../../catalog/parse.ts';
import { reasonText } from '../../catalog/systemReasons.ts';
import type { View } from '../access/scope.ts';
import { demand } from '../crud/demand.ts';
import { findStored, rootOf } from '../crud/select.ts';
import { history } from '../db/systemTables.ts';
import type { Database, Env, Host } from '../host.ts';
import { Problem } from '../http/problem.ts';
import { readSimpleList } from '../http/simpleRest.ts';

/** Entities whose records share their ids: what was done to an employee was done to the user. */
const kinOf = (entity: Entity): string[] => entityList.filter(one => rootOf(one) === rootOf(entity)).map(one => one.name);

/** Whether the caller may know of a record, also of one that is no more: then its last entry says where it belonged. */
async function mayKnow(db: Database, { caller, entity }: View, record: number): Promise<boolean> {
  if (!scopeOf(caller, entity)) return true;
  const found = isId(record) ? await findStored(db, entity, record) : undefined;
  if (found) return inScope(caller, entity, found);
  const [last] = await db.select({ before: history.before }).from(history)
    .where(and(eq(history.entity, entity.name), eq(history.record, record), eq(history.action, 'delete')))
    .orderBy(desc(history.id)).limit(1);
  return last !== undefined && inScope(caller, entity, last.before);
}

/** The history of one record, newest first, for whoever may see the record. It is empty where there is none, or none to know of. */
export function historyRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  routes.get('/api/history', async context => {
    const { filter, offset, limit } = readSimpleList(context);
    const entity = entityList.find(one => one.name === filter['entity']);
    const record = Number(filter['record']);
    if (!entity || !Number.isInteger(record)) throw new Problem(400, 'malformed');
    const view = { caller: context.get('caller'), entity };
    demand(view, 'show');
    if (!(await mayKnow(host.db, view, record))) return context.json([], 200, { 'x-total-count': '0' });
    const where = and(inArray(history.entity, kinOf(entity)), eq(history.record, record));
    const [rows, [counted]] = await Promise.all([
      host.db.select().from(history).where(where).orderBy(desc(history.id)).limit(limit).offset(offset),
      host.db.select({ total: count() }).from(history).where(where),
    ]);
    // What the product did itself it says in the reader's language; people are quoted.
    const told = rows.map(row => (row.by === null && row.reason ? { ...row, reason: reasonText(context.get('locale'), row.reason) } : row));
    return context.json(told, 200, { 'x-total-count': String(counted?.total ?? 0) });
  });
  return routes;
}
