import { Hono } from 'hono';
import { boundOf } from '../../../../catalog/access.ts';
import { entities } from '../../../../catalog/entities.ts';
import { demand } from '../../../crud/demand.ts';
import type { Caller, Host } from '../../../host.ts';
import type { Env } from '../../../http/Env.ts';
import { Problem } from '../../../http/problem.ts';
import { lastVerification, verifyBooks } from './verifyBooks.ts';

/** 401 or 403 for whoever does not read all of the books: what breaks a rule may stand in any branch. */
function demandBooks(caller: Caller): void {
  demand({ caller, entity: entities.account_log }, 'list');
  if (boundOf(caller) !== undefined) throw new Problem(403, 'permission_denied');
}

/** Calls about whether the books are sound. */
export function verificationRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false }).basePath('/api/accounts');
  routes.get('/verification', async context => {
    demandBooks(context.get('caller'));
    return context.json({ verification: (await lastVerification(host)) ?? null });
  });
  routes.post('/verification', async context => {
    const caller = context.get('caller');
    demandBooks(caller);
    if (!(await verifyBooks(host, { by: caller }))) throw new Problem(503, 'too_busy', { params: { seconds: 5 } });
    return context.json({ verification: (await lastVerification(host)) ?? null });
  });
  return routes;
}
