import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { demandAdministrator } from '../access/demandAdministrator.ts';
import { outbox } from '../schema/mailTables.ts';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { idIn } from '../../platform/http/idIn.ts';
import { Problem } from '../../platform/problem.ts';
import { readSimpleList } from '../../platform/http/simpleRest.ts';
import { filesOf } from './mailFiles.ts';
import { inState, stateOf } from './mailState.ts';

/**
 * The outbox for administrators, newest first, of all states or of one, in React-Admin's simple-rest dialect: the way
 * to a mail where none is sent.
 */
export function outboxRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false }).basePath('/api/outbox');
  // Without a mail server nothing is tried: the reader should not wait for it.
  const told = async (rows: readonly (typeof outbox.$inferSelect)[]) => {
    const files = await filesOf(
      host.db,
      rows.map(({ id }) => id),
    );
    return rows.map(row => ({
      ...row,
      state: stateOf(row),
      is_kept: !row.sent_at && !host.mailer,
      attachments: files.get(row.id) ?? [],
    }));
  };
  routes.use(demandAdministrator);
  routes.get('/', async context => {
    const { filter, offset, limit } = readSimpleList(context);
    const where = inState(filter['state']);
    const rows = await host.db.select().from(outbox).where(where).orderBy(desc(outbox.id)).limit(limit).offset(offset);
    return context.json(await told(rows), 200, { 'x-total-count': String(await host.db.$count(outbox, where)) });
  });
  routes.get('/:id', async context => {
    const rows = await host.db
      .select()
      .from(outbox)
      .where(eq(outbox.id, idIn(context)));
    const [mail] = await told(rows);
    if (!mail) throw new Problem(404, 'not_found');
    return context.json(mail);
  });
  return routes;
}
