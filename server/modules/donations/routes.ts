import { Hono } from 'hono';
import { dayIn } from '#catalog/engine/days/days.ts';
import { entities } from '#catalog/registry/entities.ts';
import { mount } from '#catalog/engine/wire.ts';
import { existingOf } from '../../engine/access/scope.ts';
import { present } from '../../engine/commands/present.ts';
import { demandSignedIn } from '../../engine/access/demandSignedIn.ts';
import { demand } from '../../engine/crud/demand.ts';
import { findStored } from '../../engine/records/select.ts';
import { createWithin } from '../../engine/crud/write.ts';
import type { Host } from '../../engine/context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { idIn } from '../../platform/http/idIn.ts';
import { Problem } from '../../platform/problem.ts';
import { attemptOf } from '../../engine/idempotency/attempt.ts';
import { doOnce } from '../../engine/idempotency/doOnce.ts';
import { readJson } from '../../platform/http/readBody.ts';
import { contributorsOf } from './contributors.ts';

const { cause, donation, member } = entities;

/** Calls about donations beside the standard ones. */
export function donationRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  routes.post(`${mount('cause_donation')}/create`, async context => {
    const id = demandSignedIn(context);
    const body = await readJson(context);
    // Members give for themselves; that needs no right on the donations of others.
    if (!(await findStored(host.db, member, id))) throw new Problem(403, 'not_member');
    const request = { host, entity: donation, caller: context.get('caller') };
    const own = {
      donated_on: dayIn(host.timeZone, host.clock()),
      cause: body['cause'],
      amount: body['amount'],
      member: id,
    };
    const attempt = await attemptOf(context, host);
    const made = await doOnce(request, attempt, async tx => present(tx, request, await createWithin(tx, request, own)));
    return context.json(made, 201);
  });
  routes.get('/api/causes/:id/contributors', async context => {
    const caller = context.get('caller');
    demand({ caller, entity: cause }, 'show');
    demand({ caller, entity: donation }, 'list');
    const id = idIn(context);
    await existingOf(host.db, { caller, entity: cause }, id, false);
    return context.json(await contributorsOf(host.db, caller, id));
  });
  return routes;
}
