import { type Context, Hono } from 'hono';
import { actionsOn } from '#catalog/engine/access/access.ts';
import type { Action } from '#catalog/engine/policies.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { oddPaths } from '#catalog/registry/oddPaths.ts';
import { idFrom } from '#catalog/engine/parse.ts';
import { changedRecord } from '../commands/changedRecord.ts';
import { existingOf } from '../access/scope.ts';
import { present } from '../commands/present.ts';
import { titledAnswer } from '../commands/titledAnswer.ts';
import type { Host, RequestContext } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { attemptOf } from '../idempotency/attempt.ts';
import { doOnce } from '../idempotency/doOnce.ts';
import { keptAnswer } from '../idempotency/once.ts';
import { readingByKeys } from '../../platform/db/prepared.ts';
import { idIn } from '../../platform/http/idIn.ts';
import { Problem } from '../../platform/problem.ts';
import { readJson } from '../../platform/http/readBody.ts';
import { answerWhole } from '../wholeLists/answerWhole.ts';
import { demand } from '../crud/demand.ts';
import { expectedVersions, formAllowance, readRecord, reasonIn } from '../crud/body.ts';
import { listPage } from '../crud/list.ts';
import { each, idsOf } from '../crud/many.ts';
import { isTitled, readListQuery } from '../crud/query.ts';
import { toWire } from '../records/record.ts';
import { createWithin, deleteWithin, inTransaction, updateWithin } from '../crud/write.ts';

type Handler = (context: Context<Env>, request: RequestContext) => Promise<Response>;

const paramsOf = (context: Context<Env>): URLSearchParams => new URL(context.req.url).searchParams;

const list =
  (searching: boolean): Handler =>
  async (context, request) => {
    const query = readListQuery(request, { params: paramsOf(context), searching, locale: context.get('locale') });
    return context.json(await listPage(request.host, request.entity, query, request.caller));
  };

const everything: Handler = async (context, request) => {
  const query = readListQuery(request, { params: paramsOf(context), searching: false, locale: context.get('locale') });
  return answerWhole(request.host, request, { query });
};

const one: Handler = async (context, request) => {
  const db = readingByKeys(request.host.db);
  const found = await existingOf(db, request, idIn(context), false);
  const wire = toWire(request.entity, found, request.host, true);
  const asked = { ...request, titled: isTitled(paramsOf(context)) };
  return context.json(await present(db, asked, wire), 200, { etag: `"${Number(wire['version'])}"` });
};

const create: Handler = async (context, request) => {
  const { host, entity } = request;
  const attempt = await attemptOf(context, host, formAllowance(entity));
  const kept = await keptAnswer(host.db, host, attempt);
  if (kept) return context.json(await titledAnswer(request, paramsOf(context), kept), 201);
  const body = await readRecord(context, host, entity);
  const made = await doOnce(request, attempt, async tx => present(tx, request, await createWithin(tx, request, body)));
  return context.json(await titledAnswer(request, paramsOf(context), made), 201);
};

const update: Handler = async (context, request) => {
  const id = idIn(context);
  const body = await readRecord(context, request.host, request.entity);
  const change = { ...reasonIn(request.entity, body), versions: expectedVersions(context) };
  const wire = await inTransaction(request, async tx =>
    changedRecord(tx, request, await updateWithin(tx, request, id, change)),
  );
  const told = await titledAnswer(request, paramsOf(context), wire);
  return context.json(told, 200, { etag: `"${Number(wire['version'])}"` });
};

const remove: Handler = async (context, request) => {
  const id = idIn(context);
  await inTransaction(request, tx => deleteWithin(tx, request, id, expectedVersions(context)));
  return context.json({ detail: `${request.entity.name} id - ${id} is deleted successfully` });
};

const removeMany: Handler = async (context, request) => {
  const ids = idsOf(await readJson(context));
  const results = await each(ids, { host: request.host, context }, id =>
    inTransaction(request, tx => deleteWithin(tx, request, id)),
  );
  const deleted = results.filter(result => result.status === 200).map(result => result.id);
  return context.json({ detail: `${request.entity.name} ids - [${deleted.join(', ')}] deleted successfully`, results });
};

type Call = readonly ['get' | 'post' | 'put' | 'delete', string, Action, Handler];

/** The contract's standard calls, with the right that each asks for. */
const standardCalls: readonly Call[] = [
  ['get', '/all', 'list', list(false)],
  ['get', '/without_pagination/all', 'list', everything],
  ['get', '/search', 'list', list(true)],
  ['post', '/create', 'create', create],
  ['get', '/:id', 'show', one],
  ['put', '/update/:id', 'edit', update],
  ['delete', '/delete/:id', 'delete', remove],
  ['delete', '/delete_multiple', 'delete', removeMany],
];

/** The standard calls that an entity has: facts are read alone. */
export const callsOn = (entity: Entity): readonly Call[] =>
  standardCalls.filter(([, , action]) => actionsOn(entity).includes(action));

/** 405 for a call that exists under another method. A word where an id belongs is no call at all. */
function otherMethod(context: Context<Env>, calls: readonly Call[], path: string): never {
  if (path.includes('/:id') && idFrom(context.req.param('id')) === undefined) throw new Problem(404, 'no_such_call');
  const allow = calls
    .filter(([, one]) => one === path)
    .map(([method]) => method.toUpperCase())
    .join(', ');
  throw new Problem(405, 'method_not_allowed', { headers: { allow } });
}

export function entityRoutes(host: Host, entity: Entity): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  const calls = callsOn(entity);
  const odd = (oddPaths[entity.name] ?? []).flatMap(({ path, call, collection = entity.collection }) =>
    calls
      .filter(([, one]) => one === call)
      .map(([method, , action, handler]) => [method, path, action, handler, { ...entity, collection }] as const),
  );
  // The odd ones first: `/:id` would take some of them for an id.
  for (const [method, path, action, handler, known = entity] of [...odd, ...calls]) {
    routes.on(method, path, context => {
      const request = { host, entity: known, caller: context.get('caller') };
      demand(request, action);
      return handler(context, request);
    });
  }
  for (const path of new Set(calls.map(([, one]) => one)))
    routes.all(path, context => otherMethod(context, calls, path));
  return routes;
}
