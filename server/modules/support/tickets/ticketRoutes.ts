import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { allowed } from '#catalog/engine/access/access.ts';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { commandOf } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { stateOfWord, verbsTowards } from '#catalog/support/tickets/familyStatus.ts';
import { ticketLifecycle, type TicketState } from '#catalog/support/tickets/ticketLifecycle.ts';
import { departmentCodes, departmentPath } from '#catalog/support/tickets/departmentPaths.ts';
import { idFrom } from '#catalog/engine/parse.ts';
import { mount } from '#catalog/engine/wire.ts';
import { changedRecord } from '#server/engine/commands/changedRecord.ts';
import { titledAnswer } from '#server/engine/commands/titledAnswer.ts';
import { existingOf } from '#server/engine/access/scope.ts';
import { execute } from '#server/engine/commands/execute.ts';
import { expectedVersions, readRecord } from '#server/engine/crud/body.ts';
import { demand } from '#server/engine/crud/demand.ts';
import { inOrder, listPage } from '#server/engine/crud/list.ts';
import { readListQuery } from '#server/engine/crud/query.ts';
import { toWire } from '#server/engine/records/record.ts';
import type { Values } from '#server/engine/context/values.ts';
import { inTransaction, updateWithin } from '#server/engine/crud/write.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { columnOf, tableOf } from '#server/engine/schema/tables.ts';
import type { RequestContext, Host } from '#server/engine/context/host.ts';
import type { Env } from '#server/platform/http/Env.ts';
import { idIn } from '#server/platform/http/idIn.ts';
import { isObject } from '#server/platform/http/isObject.ts';
import { Problem } from '#server/platform/problem.ts';
import { forRequester } from './forRequester.ts';

const { ticket, ticket_detail } = entities;
const LAST_ID = 2_147_483_647;
const paging: ReadonlySet<string> = new Set(['page', 'size']);

async function ofDepartment(context: Context<Env>, host: Host, code: string): Promise<Response> {
  const request = { host, entity: ticket, caller: context.get('caller') };
  demand(request, 'list');
  const { rows } = await host.db.execute<{ id: number }>(sql`select id from ticket_department where code = ${code}`);
  const params = new URL(context.req.url).searchParams;
  // A department without a label has no tickets.
  params.set('ticket_department__in', rows.map(({ id }) => id).join(',') || String(LAST_ID));
  const query = readListQuery(request, { params, searching: false });
  return context.json(await listPage(host, ticket, query, request.caller));
}

/** Those of one user: one's own, or anybody's for whoever sees tickets. */
async function ofUser(context: Context<Env>, host: Host): Promise<Response> {
  const caller = context.get('caller');
  const id = idIn(context);
  const request = { host, entity: ticket, caller };
  const isOwn = !allowed(caller, ticket, 'list');
  if (isOwn && (caller.id === null || caller.id !== id)) demand(request, 'list');
  const asked = new URL(context.req.url).searchParams;
  // What is hidden from them must not be guessed by a filter either.
  const params = isOwn ? new URLSearchParams([...asked].filter(([name]) => paging.has(name))) : asked;
  params.set('user', String(id));
  const query = readListQuery(request, { params, searching: false });
  const { tickets, ...page } = await listPage(host, ticket, query, caller);
  const rows = Array.isArray(tickets) && isOwn ? tickets.filter(isObject).map(forRequester) : tickets;
  return context.json({ tickets: rows, ...page });
}

/** The thread of a ticket and of those merged into it, the oldest word first. */
async function thread(context: Context<Env>, host: Host): Promise<Response> {
  const caller = context.get('caller');
  const id = idIn(context);
  const { rows } = await host.db.execute<{ user: number | null }>(sql`select "user" from ticket where id = ${id}`);
  const sees = allowed(caller, ticket_detail, 'list');
  if (!sees && (caller.id === null || rows[0]?.user !== caller.id)) demand({ caller, entity: ticket_detail }, 'list');
  const [details, tickets] = [tableOf(ticket_detail), tableOf(ticket)];
  const merged = host.db
    .select({ id: columnOf(tickets, 'id') })
    .from(tickets)
    // Requesters read what they wrote themselves, not what was merged in of others.
    .where(and(eq(columnOf(tickets, 'merged_into'), id), sees ? undefined : eq(columnOf(tickets, 'user'), caller.id)));
  const found = await host.db
    .select({ id: columnOf(details, 'id') })
    .from(details)
    .where(or(eq(columnOf(details, 'ticket'), id), inArray(columnOf(details, 'ticket'), merged)))
    .orderBy(asc(columnOf(details, 'id')));
  const ids = found.map(one => Number(one.id));
  const all = await inOrder(host.db, ticket_detail, ids);
  return context.json({ ticket_details: all.map(row => toWire(ticket_detail, row, host, true)) });
}

/** The state that a client asks for by the id of a label, or by its word; undefined of a value that names none. */
async function stateAsked(db: Database, asked: unknown): Promise<string | undefined> {
  if (typeof asked === 'string' && idFrom(asked) === undefined)
    return ticketLifecycle.states.find(state => state === stateOfWord(asked));
  const id = idFrom(asked);
  if (id === undefined) return undefined;
  const { rows } = await db.execute<{ code: string }>(sql`select code from ticket_status where id = ${id}`);
  return rows[0]?.code;
}

/** Gives the commands that lead to a state. 409 `INVALID_TRANSITION` where none do, or more must be told. */
async function lead(tx: Database, request: RequestContext, to: string, context: Context<Env>): Promise<void> {
  const id = idIn(context);
  const found = await existingOf(tx, request, id);
  const verbs = verbsTowards(String(found['status']) as TicketState, to);
  if (!verbs) throw new Problem(409, 'INVALID_TRANSITION');
  for (const verb of verbs) {
    const command = commandOf(`${verb}_ticket`);
    if (!mayPerform(request.caller, command)) throw new Problem(403, 'permission_denied');
    const input = verb === 'resolve' ? { resolution: 'answered' } : {};
    await execute(tx, request, { command, id, input, locale: context.get('locale') });
  }
}

/** The family's change of a ticket: a status that it names is mapped to the commands that lead there. */
async function update(context: Context<Env>, host: Host): Promise<Response> {
  const request = { host, entity: ticket, caller: context.get('caller') };
  demand(request, 'edit');
  const whole = await readRecord(context, host, ticket);
  const { ticket_status: asked, ...rest } = whole;
  const to = await stateAsked(host.db, asked);
  // What names no state is no more than a wrong value.
  const body = to === undefined ? whole : rest;
  const versions = expectedVersions(context);
  const wire = await inTransaction(request, async tx => {
    await updateWithin(tx, request, idIn(context), { body, versions });
    if (to !== undefined) await lead(tx, request, to, context);
    return changedRecord(tx, request, toWire(ticket, await existingOf(tx, request, idIn(context)), host, true));
  });
  const told = await titledAnswer(request, new URL(context.req.url).searchParams, wire);
  return context.json(told, 200, { etag: `"${Number(wire['version'])}"` });
}

/** A word to a ticket: the office's reply, or what its requester said where the body names them. */
async function write(context: Context<Env>, host: Host): Promise<Response> {
  const request = { host, entity: ticket, caller: context.get('caller') };
  const body: Values = await readRecord(context, host, ticket_detail);
  const verb = body['customer'] ? 'hear' : 'reply';
  const command = commandOf(`${verb}_ticket`);
  demand(request, 'show');
  if (!mayPerform(request.caller, command)) throw new Problem(403, 'permission_denied');
  const { message, file = null } = body;
  const input = { message, file, ...(verb === 'hear' ? { channel: 'counter' } : { waiting: false }) };
  const id = idFrom(body['ticket']);
  if (id === undefined) throw new Problem(404, 'not_found');
  const made = await inTransaction(request, async tx => {
    await execute(tx, request, { command, id, input, locale: context.get('locale') });
    const { rows } = await tx.execute<{ id: number }>(
      sql`select id from ticket_detail where ticket = ${id} order by id desc limit 1`,
    );
    const [row] = await inOrder(tx, ticket_detail, [Number(rows[0]?.id)]);
    return toWire(ticket_detail, row ?? {}, host, true);
  });
  return context.json(made, 201);
}

/** Calls of the family about tickets (contract 3.8). */
export function ticketRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  for (const code of departmentCodes) routes.get(departmentPath(code), context => ofDepartment(context, host, code));
  routes.get(`${mount('ticket')}/get_all_by_user_id/:id`, context => ofUser(context, host));
  routes.get(`${mount('ticket_detail')}/get_all_by_ticket_id/:id`, context => thread(context, host));
  routes.put(`${mount('ticket')}/update/:id`, context => update(context, host));
  routes.post(`${mount('ticket_detail')}/create`, context => write(context, host));
  return routes;
}
