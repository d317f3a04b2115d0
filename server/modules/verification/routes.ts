import { Hono } from 'hono';
import { boundOf, sees } from '#catalog/engine/access/access.ts';
import { ofGroup, type Verification } from '#catalog/ledger/bookChecks.ts';
import { entities, entityList } from '#catalog/registry/entities.ts';
import { demand } from '../../engine/crud/demand.ts';
import type { Host } from '../../engine/context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import type { Env } from '../../platform/http/Env.ts';
import { Problem } from '../../platform/problem.ts';
import { lastVerification, verifyBooks } from './verifyBooks.ts';

/** 401 or 403 for whoever does not read all of the books: what breaks a rule may stand in any branch. */
function demandBooks(caller: Caller): void {
  demand({ caller, entity: entities.account_log }, 'list');
  if (boundOf(caller) !== undefined) throw new Problem(403, 'permission_denied');
}

/** What was found of journeys names bookings and pilgrims, for whoever sees those; the books are the caller's to read. */
function asSeenBy(caller: Caller, verification: Verification | undefined): Verification | null {
  if (!verification) return null;
  const journeys = ofGroup('journeys', verification.checks);
  const visible = entityList.filter(entity => sees(caller, entity)).map(({ name }) => name);
  return {
    ...verification,
    checks: verification.checks.map(result =>
      journeys.includes(result)
        ? { ...result, findings: result.findings.filter(({ entity }) => visible.some(name => name === entity)) }
        : result,
    ),
  };
}

/** Calls about whether the books are sound. */
export function verificationRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false }).basePath('/api/accounts');
  routes.get('/verification', async context => {
    const caller = context.get('caller');
    demandBooks(caller);
    return context.json({ verification: asSeenBy(caller, await lastVerification(host)) });
  });
  routes.post('/verification', async context => {
    const caller = context.get('caller');
    demandBooks(caller);
    if (!(await verifyBooks(host, { by: caller }))) throw new Problem(503, 'too_busy', { params: { seconds: 5 } });
    return context.json({ verification: asSeenBy(caller, await lastVerification(host)) });
  });
  return routes;
}
