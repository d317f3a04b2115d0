import { type Context, Hono } from 'hono';
import { sql } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import { commandOf } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { idFrom } from '#catalog/engine/parse.ts';
import { told } from '#catalog/support/tickets/ownFields.ts';
import { mount } from '#catalog/engine/wire.ts';
import { systemCaller } from '#server/engine/access/systemCaller.ts';
import { execute } from '#server/engine/commands/execute.ts';
import { readRecord } from '#server/engine/crud/body.ts';
import type { Values } from '#server/engine/context/values.ts';
import { createWithin, inTransaction } from '#server/engine/crud/write.ts';
import { instant } from '#server/platform/db/instant.ts';
import { demandSignedIn } from '#server/engine/access/demandSignedIn.ts';
import { withinHour } from '#server/engine/limits/withinHour.ts';
import type { Host } from '#server/engine/context/host.ts';
import type { Env } from '#server/platform/http/Env.ts';
import { forRequester } from './forRequester.ts';
import { Problem } from '#server/platform/problem.ts';
import { pick } from 'es-toolkit';

const { ticket, ticket_detail } = entities;

/** The product acts for them: what they may do with tickets of their own asks for no right. */
const deskFor = (host: Host, context: Context<Env>, entity = ticket) => ({
  host,
  entity,
  caller: { ...systemCaller, ...pick(context.get('caller'), ['id', 'email', 'branch']) },
});

async function open(context: Context<Env>, host: Host): Promise<Response> {
  const user = demandSignedIn(context);
  const request = deskFor(host, context);
  const body = pick(await readRecord(context, host, ticket), [...told]);
  const made = await inTransaction(request, async tx => {
    await withinHour(tx, host, [{ kind: 'ticket_word', whose: user }]);
    return createWithin(tx, request, { ...body, user });
  });
  return context.json(forRequester(made), 201);
}

interface OwnTicketRow extends Record<string, unknown> {
  readonly id: number;
  readonly status: string;
  /** The ticket of theirs in which it goes on. */
  readonly goal: number | null;
  readonly goal_status: string | null;
}

/** A word to a ticket of one's own: it reopens what was resolved, and begins another where it was closed. */
async function say(context: Context<Env>, host: Host, body: Values): Promise<Response> {
  const user = demandSignedIn(context);
  const request = deskFor(host, context);
  const { ticket: asked, message, file = null } = body;
  const made = await inTransaction(request, async tx => {
    await withinHour(tx, host, [{ kind: 'ticket_word', whose: user }]);
    const { rows } = await tx.execute<OwnTicketRow>(sql`
      select ticket.id, ticket.status, goal.id as goal, goal.status as goal_status
      from ticket left join ticket as goal on goal.id = ticket.merged_into and goal."user" = ${user}
      where ticket.id = ${idFrom(asked) ?? 0} and ticket."user" = ${user} for update of ticket`);
    const [found] = rows;
    if (!found || found.status === 'spam') throw new Problem(404, 'not_found');
    // A matter of theirs goes on where it was merged into; where that is somebody else's, they begin one of their own.
    const id = found.goal ?? found.id;
    const verb = ['closed', 'merged'].includes(found.goal_status ?? found.status) ? 'follow_up' : 'hear';
    const command = commandOf(`${verb}_ticket`);
    const input = { message, file, ...(verb === 'hear' && { channel: 'client' }) };
    const answer = await execute(tx, request, { command, id, input, locale: context.get('locale') });
    const where = verb === 'hear' ? id : Number(answer['ticket']);
    const last = await tx.execute(sql`select * from ticket_detail where ticket = ${where} order by id desc limit 1`);
    const said = pick(last.rows[0] ?? {}, ['id', 'ticket', 'message', 'customer', 'created_at']);
    return { ...said, created_at: instant(String(said['created_at'])) };
  });
  return context.json(made, 201);
}

/**
 * What whoever is signed in may do with tickets of their own, without a right to those of others: open one, and write to
 * it (contract 3.8), so often an hour. Whoever works on tickets goes on to the calls of the office.
 */
export function ownTicketRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  routes.post(`${mount('ticket')}/create_from_client`, context => open(context, host));
  for (const path of ['create', 'create_from_client'])
    routes.post(`${mount('ticket_detail')}/${path}`, async (context, next) => {
      if (path === 'create' && allowed(context.get('caller'), ticket, 'edit')) return next();
      return say(context, host, await readRecord(context, host, ticket_detail));
    });
  return routes;
}
