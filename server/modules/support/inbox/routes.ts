import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { folders, itemId, itemOf, MOST_MARKED } from '#catalog/support/inbox/inbox.ts';
import { demandSignedIn } from '#server/engine/access/demandSignedIn.ts';
import { transact } from '#server/platform/db/transact.ts';
import type { Host } from '#server/engine/context/host.ts';
import type { Env } from '#server/platform/http/Env.ts';
import { Problem } from '#server/platform/problem.ts';
import { readJson } from '#server/platform/http/readBody.ts';
import { readSimpleList } from '#server/platform/http/simpleRest.ts';
import { attemptOf } from '#server/engine/idempotency/attempt.ts';
import { once } from '#server/engine/idempotency/once.ts';
import { conversationOf, mailOf } from './conversation.ts';
import { itemsOf, unreadOf } from './items.ts';
import { mark } from './mark.ts';
import { colleagues, demandStaff } from './people.ts';
import { sendMessage } from './sendMessage.ts';

const marksShape = z.strictObject({
  ids: z.array(z.string().max(40)).min(1).max(MOST_MARKED),
  read: z.boolean().optional(),
  starred: z.boolean().optional(),
  trashed: z.boolean().optional(),
});

async function list(context: Context<Env>, { db }: Host): Promise<Response> {
  const { filter, offset, limit } = readSimpleList(context);
  const folder = folders.find(one => one === (filter['folder'] ?? 'inbox'));
  if (!folder) throw new Problem(400, 'malformed');
  const sought = { folder, text: String(filter['q'] ?? ''), unread: filter['unread'] === true };
  const { rows, total } = await itemsOf(db, context.get('caller'), sought, { offset, limit });
  return context.json(rows, 200, { 'x-total-count': String(total) });
}

async function show(context: Context<Env>, host: Host): Promise<Response> {
  const item = itemOf(context.req.param('id'));
  const caller = context.get('caller');
  const found =
    item &&
    (item.kind === 'mail'
      ? await mailOf(host.db, caller, item.id)
      : await conversationOf(host.db, host, caller, item.id));
  if (!item || !found) throw new Problem(404, 'not_found');
  return context.json({ id: itemId(item.kind, item.id), kind: item.kind, ...found });
}

async function change(context: Context<Env>, host: Host): Promise<Response> {
  const parsed = marksShape.safeParse(await readJson(context));
  if (!parsed.success) throw new Problem(400, 'malformed');
  const { ids, ...marks } = parsed.data;
  const items = ids.flatMap(id => itemOf(id) ?? []);
  await transact(host.db, tx => mark(tx, host, context.get('caller'), { items, ...marks }), { isRepeatable: true });
  return context.json({ unread: await unreadOf(host.db, context.get('caller')) });
}

async function send(context: Context<Env>, host: Host): Promise<Response> {
  const caller = context.get('caller');
  await demandStaff(host.db, caller);
  const body = await readJson(context);
  const attempt = await attemptOf(context, host);
  const made = await transact(
    host.db,
    tx => once(tx, host, attempt, async () => ({ id: itemId('message', await sendMessage(tx, host, caller, body)) })),
    { isRepeatable: attempt !== undefined },
  );
  return context.json(made, 201);
}

/**
 * What staff write to each other, and what the house has written to each: private to those who share it, whoever asks.
 * Lists in React-Admin's simple-rest dialect.
 */
export function inboxRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false }).basePath('/api/inbox');
  routes.use(async (context, next) => {
    demandSignedIn(context);
    await next();
  });
  routes.get('/', context => list(context, host));
  routes.patch('/', context => change(context, host));
  routes.get('/unread', async context => context.json({ unread: await unreadOf(host.db, context.get('caller')) }));
  routes.get('/people', async context => {
    await demandStaff(host.db, context.get('caller'));
    const people = await colleagues(host.db, context.get('caller'));
    return context.json(people, 200, { 'x-total-count': String(people.length) });
  });
  routes.post('/messages', context => send(context, host));
  routes.get('/:id', context => show(context, host));
  return routes;
}
