import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { dayIn } from '#catalog/engine/days/days.ts';
import { titledAnswer } from '../../../engine/commands/titledAnswer.ts';
import { entities } from '#catalog/registry/entities.ts';
import { isId } from '#catalog/engine/parse.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { mount } from '#catalog/engine/wire.ts';
import { demandSignedIn } from '#server/engine/access/demandSignedIn.ts';
import { readRecord } from '#server/engine/crud/body.ts';
import { demand } from '#server/engine/crud/demand.ts';
import { listPage } from '#server/engine/crud/list.ts';
import { readListQuery } from '#server/engine/crud/query.ts';
import type { Values } from '#server/engine/context/values.ts';
import type { Env } from '#server/platform/http/Env.ts';
import { columnOf, tableOf } from '#server/engine/schema/tables.ts';
import type { Host } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { attemptOf } from '#server/engine/idempotency/attempt.ts';
import { billMembers, billOne } from './billMembers.ts';

const entity = entities.monthly_subscription;

/** Most members that one call bills. */
const MOST = 500;

function membersOf(named: readonly unknown[]): number[] {
  const ids = [...new Set(named.map(Number))];
  if (ids.length === 0 || !ids.every(isId)) refuse([violation('member', 'not_references')]);
  if (ids.length > MOST) refuse([violation('member', 'too_large', { max: MOST })]);
  return ids;
}

/** Whoever names a member and no day bills the present month. */
const dated = (body: Values, today: string): Values =>
  (body['member'] ?? '') === '' || (body['subscription_date'] ?? '') !== ''
    ? body
    : { ...body, subscription_date: today };

/** Bills of monthly subscriptions: for one member, for many at once, and one's own. */
export function subscriptionRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  routes.post(`${mount(entity.name)}/create`, async context => {
    const request = { host, entity, caller: context.get('caller') };
    demand(request, 'create');
    const body = dated(await readRecord(context, host, entity), dayIn(host.timeZone, host.clock()));
    const { member } = body;
    const billing = { body, attempt: await attemptOf(context, host), context };
    if (!Array.isArray(member)) {
      const asked = new URL(context.req.url).searchParams;
      return context.json(await titledAnswer(request, asked, await billOne(request, billing)), 201);
    }
    const { bills, results } = await billMembers(request, membersOf(member), billing);
    return context.json({ [entity.collection]: bills, results }, 201);
  });
  routes.get(`${mount(entity.name)}/get_all_by_member`, async context => {
    const id = demandSignedIn(context);
    const request = { host, entity, caller: context.get('caller') };
    const query = readListQuery(request, { params: new URL(context.req.url).searchParams, searching: false });
    const own = eq(columnOf(tableOf(entity), 'member'), id);
    return context.json(await listPage(host, entity, { ...query, where: and(own, query.where) }, request.caller));
  });
  return routes;
}
