import { count, desc } from 'drizzle-orm';
import { Hono } from 'hono';
import { entityList } from '#catalog/registry/entities.ts';
import { idFrom } from '#catalog/engine/parse.ts';
import { IMPORT_UNDONE, reasonText } from '#catalog/engine/systemReasons.ts';
import { demandSignedIn } from '../access/demandSignedIn.ts';
import { demand } from '../crud/demand.ts';
import { history } from '../schema/systemTables.ts';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { Problem } from '../../platform/problem.ts';
import { readSimpleList } from '../../platform/http/simpleRest.ts';
import { disclosedEntry, disclosedSince, entriesFor, readableEntry, readingOf } from './reading.ts';

/**
 * The history of one record, newest first, for whoever has signed in and may see the record. It is empty where there is
 * none, or none to know of.
 */
export function historyRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  routes.get('/api/history', async context => {
    demandSignedIn(context);
    const { filter, offset, limit } = readSimpleList(context);
    const entity = entityList.find(one => one.name === filter['entity']);
    const record = idFrom(filter['record']);
    if (!entity || record === undefined) throw new Problem(400, 'malformed');
    const view = { caller: context.get('caller'), entity };
    demand(view, 'show');
    const reading = await readingOf(host.db, view, record);
    const where = entriesFor(reading);
    const since = await disclosedSince(host.db, reading);
    const [rows, [counted]] = await Promise.all([
      host.db.select().from(history).where(where).orderBy(desc(history.id)).limit(limit).offset(offset),
      host.db.select({ total: count() }).from(history).where(where),
    ]);
    // What the product did itself it says in the reader's language; people are quoted.
    const locale = context.get('locale');
    const entries = rows.map(row => {
      const isOurs = row.by === null || row.reason === IMPORT_UNDONE;
      const reason = isOurs && row.reason ? reasonText(locale, row.reason) : row.reason;
      return disclosedEntry(readableEntry(reading, { ...row, reason }), since);
    });
    return context.json(entries, 200, { 'x-total-count': String(counted?.total ?? 0) });
  });
  return routes;
}
