import { Hono } from 'hono';
import { dayIn } from '../../../catalog/days.ts';
import { entities } from '../../../catalog/entities.ts';
import { mount } from '../../../catalog/wire.ts';
import { existingOf } from '../../access/scope.ts';
import { present } from '../../commands/present.ts';
import { demandSignedIn } from '../../auth/demandSignedIn.ts';
import { demand } from '../../crud/demand.ts';
import { findStored } from '../../crud/select.ts';
import { createWithin } from '../../crud/write.ts';
import type { Host } from '../../host.ts';
import type { Env } from '../../http/Env.ts';
import { idIn } from '../../http/idIn.ts';
import { Problem } from '../../http/problem.ts';
import { attemptOf } from '../../idempotency/attempt.ts';
import { doOnce } from '../../idempotency/doOnce.ts';
import { readJson } from '../../http/readBody.ts';
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
    const desk = { host, entity: donation, caller: context.get('caller') };
    const own = {
      donated_on: dayIn(host.timeZone, host.clock()),
      cause: body['cause'],
      amount: body['amount'],
      member: id,
    };
    const attempt = await attemptOf(context, host);
    const made = await doOnce(desk, attempt, async tx => present(tx, desk, await createWithin(tx, desk, own)));
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
