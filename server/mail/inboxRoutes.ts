import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { user } from '../../catalog/people/user.ts';
import { demandSignedIn } from '../auth/demandSignedIn.ts';
import { hasMailedLink, withoutMailedLinks } from '../auth/mailedLink.ts';
import { tableOf } from '../db/tables.ts';
import { outbox } from '../db/systemTables.ts';
import type { Host } from '../host.ts';
import type { Env } from '../http/Env.ts';
import { idIn } from '../http/idIn.ts';
import { Problem } from '../http/problem.ts';
import { readSimpleList } from '../http/simpleRest.ts';

const users = tableOf(user);

/**
 * Mail to the address of a user since they have their account: what was written to an earlier owner of the address is not
 * theirs.
 */
async function ownMail({ db }: Host, context: Context<Env>): Promise<SQL | undefined> {
  const id = demandSignedIn(context);
  const [owner] = await db.select({ since: users.created_at }).from(users).where(eq(users.id, id));
  if (!owner) throw new Problem(401, 'token_not_valid');
  const email = context.get('caller').email ?? '';
  return and(sql`lower(${outbox.to}) = ${email.toLowerCase()}`, gte(outbox.at, owner.since));
}

/**
 * What a reader may know: neither the ways of delivery nor a link into their account, which a borrowed session must not
 * find here (ADR 14).
 */
const readableMail = ({ id, to, subject, text, at, sent_at }: typeof outbox.$inferSelect) => ({
  id,
  to,
  subject,
  text: withoutMailedLinks(text),
  at,
  sent_at,
  withheld: hasMailedLink(text),
});

/** One's own mail from the house, newest first, in React-Admin's simple-rest dialect. */
export function inboxRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false }).basePath('/api/inbox');
  routes.get('/', async context => {
    const { offset, limit } = readSimpleList(context);
    const where = await ownMail(host, context);
    const rows = await host.db.select().from(outbox).where(where).orderBy(desc(outbox.id)).limit(limit).offset(offset);
    return context.json(rows.map(readableMail), 200, { 'x-total-count': String(await host.db.$count(outbox, where)) });
  });
  routes.get('/:id', async context => {
    const where = await ownMail(host, context);
    const [row] = await host.db
      .select()
      .from(outbox)
      .where(and(where, eq(outbox.id, idIn(context))));
    if (!row) throw new Problem(404, 'not_found');
    return context.json(readableMail(row));
  });
  return routes;
}
