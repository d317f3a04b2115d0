import { type Context, Hono } from 'hono';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { givenOn } from '#catalog/registry/commands.ts';
import type { Command } from '#catalog/engine/defineCommand.ts';
import { type Entity, stateFieldOf } from '#catalog/engine/defineEntity.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { expectedVersions } from '../crud/body.ts';
import { demand } from '../crud/demand.ts';
import { each, idsOf } from '../crud/many.ts';
import type { Stored, Values } from '../context/values.ts';
import type { Env } from '../../platform/http/Env.ts';
import type { Host, RequestContext } from '../context/host.ts';
import { idIn } from '../../platform/http/idIn.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { readJson } from '../../platform/http/readBody.ts';
import { type Attempt, attemptFor, attemptOf } from '../idempotency/attempt.ts';
import { doOnce } from '../idempotency/doOnce.ts';
import { execute, type CommandRequest } from './execute.ts';
import { titledAnswer } from './titledAnswer.ts';
import { demandKey, demandStep, type Move, moveWithin } from './transition.ts';

/** Refuses whoever may not give a command: 401 for a guest, 403 for somebody without the right. */
export function demandRight(request: RequestContext, command: Command): void {
  if (command.on === 'record') demand(request, 'show');
  if (mayPerform(request.caller, command)) return;
  throw request.caller.id === null ? new Problem(401, 'token_missing') : new Problem(403, 'permission_denied');
}

async function attemptAt(context: Context<Env>, host: Host, command: Command): Promise<Attempt | undefined> {
  const attempt = await attemptOf(context, host);
  demandKey(command, attempt !== undefined);
  return attempt;
}

/** What a body tells a command beside its input. */
export const toldIn = ({ reason, override_reason: overrideReason, ...input }: Values) => ({
  input,
  ...(typeof reason === 'string' && { reason }),
  ...(typeof overrideReason === 'string' && { overrideReason }),
});

const paramsOf = (context: Context<Env>): URLSearchParams => new URL(context.req.url).searchParams;

const tag = (wire: Stored): Record<string, string> =>
  'version' in wire ? { etag: `"${Number(wire['version'])}"` } : {};

/** Handles a request in its transaction, once for its attempt; the right has been asked before. */
const run = (request: RequestContext, attempt: Attempt | undefined, order: CommandRequest): Promise<Stored> =>
  doOnce({ ...request, isLong: order.command.isLong }, attempt, tx => execute(tx, request, order));

async function giveOne(context: Context<Env>, request: RequestContext, command: Command): Promise<Response> {
  demandRight(request, command);
  const attempt = await attemptAt(context, request.host, command);
  const told = toldIn(await readJson(context));
  const id = command.on === 'record' ? idIn(context) : null;
  const order = {
    command,
    id,
    ...told,
    versions: expectedVersions(context),
    locale: context.get('locale'),
  };
  const wire = await run(request, attempt, order);
  return context.json(await titledAnswer(request, paramsOf(context), wire), id === null ? 201 : 200, tag(wire));
}

async function giveMany(context: Context<Env>, request: RequestContext, command: Command): Promise<Response> {
  demandRight(request, command);
  const attempt = await attemptAt(context, request.host, command);
  const body = await readJson(context);
  const { ids: _ids, ...told } = body;
  const locale = context.get('locale');
  const results = await each(idsOf(body), { host: request.host, context }, id =>
    run(request, attemptFor(attempt, id), { command, id, ...toldIn(told), locale }),
  );
  return context.json({ results });
}

/** Where to and why, of a transition's body. */
function moveOf(context: Context<Env>, { to, ...told }: Values, attempt: Attempt | undefined) {
  if (typeof to !== 'string') refuse([violation('to', 'required')]);
  const how = { ...toldIn(told), isKeyed: attempt !== undefined };
  return { to: String(to), ...how, locale: context.get('locale'), versions: expectedVersions(context) };
}

async function moveOnce(
  request: RequestContext,
  attempt: Attempt | undefined,
  id: number,
  asked: Move,
): Promise<Stored> {
  demandStep(request, asked.to);
  return doOnce(request, attempt, tx => moveWithin(tx, request, id, asked));
}

async function moveOne(context: Context<Env>, request: RequestContext): Promise<Response> {
  const id = idIn(context);
  const attempt = await attemptOf(context, request.host);
  const asked = moveOf(context, await readJson(context), attempt);
  const wire = await moveOnce(request, attempt, id, asked);
  return context.json(await titledAnswer(request, paramsOf(context), wire), 200, tag(wire));
}

async function moveMany(context: Context<Env>, request: RequestContext): Promise<Response> {
  const attempt = await attemptOf(context, request.host);
  const { ids, ...body } = await readJson(context);
  const asked = { ...moveOf(context, body, attempt), isOfMany: true };
  const results = await each(idsOf({ ids }), { host: request.host, context }, id =>
    moveOnce(request, attemptFor(attempt, id), id, asked),
  );
  return context.json({ results });
}

/** 405 for a command under another method. */
function otherMethod(): never {
  throw new Problem(405, 'method_not_allowed', { headers: { allow: 'POST' } });
}

/** What is done with the records of an entity: `{id}/{verb}` for one, `{verb}/` for many or for none. */
export function commandRoutes(host: Host, entity: Entity): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  const deskOf = (context: Context<Env>): RequestContext => ({ host, entity, caller: context.get('caller') });
  for (const command of givenOn(entity)) {
    const path = command.on === 'record' ? `/:id/${command.verb}` : `/${command.verb}`;
    routes.post(path, context => giveOne(context, deskOf(context), command));
    if (command.many) routes.post(`/${command.verb}`, context => giveMany(context, deskOf(context), command));
    routes.all(path, otherMethod);
    if (command.many) routes.all(`/${command.verb}`, otherMethod);
  }
  if (!stateFieldOf(entity)) return routes;
  for (const [path, handler] of [
    ['/:id/transition', moveOne],
    ['/transition', moveMany],
  ] as const) {
    routes.post(path, context => {
      const request = deskOf(context);
      demand(request, 'show');
      return handler(context, request);
    });
    routes.all(path, otherMethod);
  }
  return routes;
}
