import { type Context, Hono } from 'hono';
import { omit } from 'es-toolkit';
import { entities } from '#catalog/registry/entities.ts';
import { type FamilyCall, hasBody, isReading, namesOn } from '#catalog/family/FamilyCall.ts';
import { familyCalls, type FamilyCallName } from '#catalog/family/familyCalls.ts';
import { idFrom } from '#catalog/engine/parse.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { expectedVersions, formAllowance, readRecord } from '../../engine/crud/body.ts';
import type { Values } from '../../engine/context/values.ts';
import type { RequestContext, Host } from '../../engine/context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { idIn } from '../../platform/http/idIn.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import { attemptOf } from '../../engine/idempotency/attempt.ts';
import { doOnce } from '../../engine/idempotency/doOnce.ts';
import type { FamilyHandler, FamilyRequest } from './FamilyHandler.ts';
import { familyHandlers } from './handlers.ts';

/** The record that a body or a query names, under the first of the names that it has; 400 for none. */
function idNamed(values: Values, names: readonly string[]): number {
  const name = names.find(one => (values[one] ?? '') !== '');
  const id = name === undefined ? undefined : idFrom(values[name]);
  if (id !== undefined) return id;
  throw invalid([violation(name ?? names[0] ?? 'id', name === undefined ? 'required' : 'not_reference')]);
}

/** A call as it is made under one of its paths. */
interface FamilyRoute {
  readonly call: FamilyCall;
  readonly path: string;
  readonly work: FamilyHandler;
}

async function toldIn(
  context: Context<Env>,
  { host, entity }: RequestContext,
  { call, path }: FamilyRoute,
): Promise<FamilyRequest> {
  const names = namesOn(call, path);
  const body = hasBody(call, path) ? await readRecord(context, host, entity) : {};
  return {
    id: names.length > 0 ? idNamed(isReading(call) ? context.req.query() : body, names) : idIn(context),
    values: omit(body, names),
    versions: expectedVersions(context),
    locale: context.get('locale'),
  };
}

async function answer(context: Context<Env>, request: RequestContext, asked: FamilyRoute): Promise<Response> {
  const { work } = asked;
  work.admits(request);
  if ('read' in work) return context.json(await work.read(request, await toldIn(context, request, asked)));
  // A key makes a lost answer harmless; these clients send none, and so what is done already is harmless, too.
  const attempt = await attemptOf(context, request.host, formAllowance(request.entity));
  const told = await toldIn(context, request, asked);
  return context.json(await doOnce(request, attempt, tx => work.change(tx, request, told)));
}

/** A path as the router knows it. */
const placeOf = (path: string): string => path.replace('{id}', ':id').replace(/\/$/, '');

/** 405 for a call that exists under another method. */
function otherMethod(calls: readonly FamilyCall[]): never {
  const allow = calls.flatMap(({ methods }) => methods).map(method => method.toUpperCase());
  throw new Problem(405, 'method_not_allowed', { headers: { allow: allow.join(', ') } });
}

/** Calls that the family's clients know beside the standard ones and the commands, done by these. */
export function familyRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  const calls = Object.entries(familyCalls) as [FamilyCallName, FamilyCall][];
  for (const [name, call] of calls)
    for (const path of call.paths)
      routes.on([...call.methods], placeOf(path), context =>
        answer(
          context,
          { host, entity: entities[call.entity], caller: context.get('caller') },
          { call, path, work: familyHandlers[name] },
        ),
      );
  const everyCall = calls.map(([, call]) => call);
  for (const path of new Set(everyCall.flatMap(({ paths }) => paths)))
    routes.all(placeOf(path), () => otherMethod(everyCall.filter(({ paths }) => paths.includes(path))));
  return routes;
}
