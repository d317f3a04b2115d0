import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { demandAdministrator } from '../auth/demandAdministrator.ts';
import { outbox } from '../db/systemTables.ts';
import type { Env, Host } from '../host.ts';
import { Problem } from '../http/problem.ts';
import { readSimpleList } from '../http/simpleRest.ts';

/** The outbox for administrators, newest first, in React-Admin's simple-rest dialect: the way to a mail where none is sent. */
export function outboxRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false }).basePath('/api/outbox');
  routes.use(demandAdministrator);
  routes.get('/', async context => {
    const { offset, limit } = readSimpleList(context);
    const rows = await host.db.select().from(outbox).orderBy(desc(outbox.id)).limit(limit).offset(offset);
    return context.json(rows, 200, { 'x-total-count': String(await host.db.$count(outbox)) });
  });
  routes.get('/:id', async context => {
    const id = Number(context.req.param('id'));
    const [row] = Number.isSafeInteger(id) ? await host.db.select().from(outbox).where(eq(outbox.id, id)) : [];
    if (!row) throw new Problem(404, 'not_found');
    return context.json(row);
  });
  return routes;
}
