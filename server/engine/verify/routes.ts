import { Hono } from 'hono';
import { entityNamed } from '#catalog/registry/entities.ts';
import { stateIn } from '#catalog/registry/availableCommands.ts';
import { isPaper, type VerifiedPaper, verifiedPapers } from '#catalog/registry/papers.ts';
import { existingOf } from '../access/scope.ts';
import { countAtAddress } from '../auth/throttle.ts';
import { demand } from '../crud/demand.ts';
import { toWire } from '../records/record.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Env } from '../../platform/http/Env.ts';
import type { Host } from '../context/host.ts';
import { clientAddress } from '../../platform/http/clientAddress.ts';
import { idIn } from '../../platform/http/idIn.ts';
import { Problem } from '../../platform/problem.ts';
import { paperAddress, VERIFY } from './paperLink.ts';
import { readVerified } from './readVerified.ts';
import { verifiedPage } from './verifiedPage.ts';

/** Nothing is loaded, run, framed or sent from the page. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What a code on paper leads to, for anybody; 429 `throttled` for an address that asks for too many. */
export function verifyRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  routes.get(`${VERIFY}/:token`, async context => {
    const token = context.req.param('token');
    await countAtAddress(host, { doorway: 'verify', account: '', address: clientAddress(context, host) });
    const verified = await readVerified(host.db, token);
    context.header('content-security-policy', POLICY);
    // It tells how the document stands at this moment, and the address is not for others.
    context.header('cache-control', 'no-store');
    context.header('referrer-policy', 'no-referrer');
    context.header('vary', 'accept-language');
    return context.html(verifiedPage(context.get('locale'), verified), verified ? 200 : 404);
  });
  return routes;
}

/** The address for the code on a document that its reader may see; null of a draft, which is no document yet. */
export function paperRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false }).basePath('/api/papers');
  routes.post('/:entity/:id', async context => {
    const name = context.req.param('entity');
    if (!isPaper(name)) throw new Problem(404, 'no_such_call');
    const request = { host, entity: entityNamed(name), caller: context.get('caller') };
    demand(request, 'show');
    const { drafts }: VerifiedPaper = verifiedPapers[name];
    return transact(host.db, async tx => {
      const record = toWire(request.entity, await existingOf(tx, request, idIn(context), false), host, true);
      const isDraft = drafts.includes(stateIn(request.entity, record) ?? '');
      const url = isDraft ? null : await paperAddress(tx, host, name, Number(record['id']));
      return context.json({ url });
    });
  });
  return routes;
}
