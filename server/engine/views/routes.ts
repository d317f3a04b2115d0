import { and, asc, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { idFrom } from '#catalog/engine/parse.ts';
import { isUnseen } from '#catalog/engine/texts/isUnseen.ts';
import { plainLine } from '#catalog/engine/texts/plainLine.ts';
import { demandSignedIn } from '../access/demandSignedIn.ts';
import { savedView } from '../schema/systemTables.ts';
import { transact } from '../../platform/db/transact.ts';
import { withinHour } from '../limits/withinHour.ts';
import type { Host } from '../context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { Env } from '../../platform/http/Env.ts';
import { Problem } from '../../platform/problem.ts';
import { readJson } from '../../platform/http/readBody.ts';
import { readSimpleList } from '../../platform/http/simpleRest.ts';
import { attemptOf } from '../idempotency/attempt.ts';
import { once } from '../idempotency/once.ts';

/** Characters of a view's filter, order and columns together. */
const LONGEST_QUERY = 20_000;

/** More of them nobody finds their way in. */
const MOST_VIEWS = 500;

/** What is kept of a view. */
export const savedViewShape = z.object({
  resource: z.string().min(1).max(200),
  name: z
    .string()
    .overwrite(plainLine)
    .trim()
    .min(1)
    .max(100)
    .refine(name => name.isWellFormed() && !isUnseen(name)),
  query: z.record(z.string(), z.unknown()).refine(query => JSON.stringify(query).length <= LONGEST_QUERY),
});
const visible = { id: savedView.id, resource: savedView.resource, name: savedView.name, query: savedView.query };

async function bodyOf(context: Context<Env>): Promise<z.infer<typeof savedViewShape>> {
  const parsed = savedViewShape.safeParse(await readJson(context));
  if (!parsed.success) throw new Problem(400, 'malformed');
  return parsed.data;
}

const own = (context: Context<Env>) =>
  and(eq(savedView.owner, demandSignedIn(context)), eq(savedView.id, idFrom(context.req.param('id')) ?? 0));

function found<T>([row]: readonly T[]): T {
  if (!row) throw new Problem(404, 'not_found');
  return row;
}

/** Saved views of lists, in React-Admin's simple-rest dialect. Nobody sees another's. */
export function savedViewRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false }).basePath('/api/saved_views');
  routes.use(async (context, next) => {
    demandSignedIn(context);
    await next();
  });
  routes.get('/', async context => {
    const { filter, offset, limit } = readSimpleList(context);
    const resource = filter['resource'];
    const where = and(
      eq(savedView.owner, demandSignedIn(context)),
      resource ? eq(savedView.resource, String(resource)) : undefined,
    );
    const rows = await host.db
      .select(visible)
      .from(savedView)
      .where(where)
      .orderBy(asc(savedView.name))
      .limit(limit)
      .offset(offset);
    return context.json(rows, 200, { 'x-total-count': String(await host.db.$count(savedView, where)) });
  });
  routes.get('/:id', async context =>
    context.json(found(await host.db.select(visible).from(savedView).where(own(context)))),
  );
  routes.post('/', async context => {
    const values = { ...(await bodyOf(context)), owner: demandSignedIn(context) };
    const attempt = await attemptOf(context, host);
    const save = async (tx: Database) => {
      // Its lock keeps parallel ones from passing the bound below, too.
      await withinHour(tx, host, [{ kind: 'view', whose: values.owner }]);
      if ((await tx.$count(savedView, eq(savedView.owner, values.owner))) >= MOST_VIEWS)
        throw new Problem(409, 'too_many_views', { params: { max: MOST_VIEWS } });
      return found(await tx.insert(savedView).values(values).returning(visible));
    };
    const made = await transact(host.db, tx => once(tx, host, attempt, () => save(tx)), {
      isRepeatable: attempt !== undefined,
    });
    return context.json(made, 201);
  });
  routes.put('/:id', async context =>
    context.json(
      found(
        await host.db
          .update(savedView)
          .set(await bodyOf(context))
          .where(own(context))
          .returning(visible),
      ),
    ),
  );
  routes.delete('/:id', async context =>
    context.json(found(await host.db.delete(savedView).where(own(context)).returning(visible))),
  );
  return routes;
}
