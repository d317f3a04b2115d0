import { type Context, Hono } from 'hono';
import { entityNamed } from '#catalog/registry/entities.ts';
import { isPaper } from '#catalog/registry/papers.ts';
import { existingOf } from '../access/scope.ts';
import { countAtAddress } from '../auth/throttle.ts';
import { demand } from '../crud/demand.ts';
import { drawFound } from '../papers/drawPaper.ts';
import { languageIn, paperAnswer } from '../papers/paperAnswer.ts';
import { namedKinds, type PaperKinds } from '../papers/PaperKind.ts';
import { toWire } from '../records/record.ts';
import { findStored } from '../records/select.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Env } from '../../platform/http/Env.ts';
import type { Host } from '../context/host.ts';
import { clientAddress } from '../../platform/http/clientAddress.ts';
import { idIn } from '../../platform/http/idIn.ts';
import { Problem } from '../../platform/problem.ts';
import { isIssued } from '../papers/isIssued.ts';
import { paperAddress, VERIFY } from '../papers/paperLink.ts';
import { readAgency } from '../papers/readAgency.ts';
import { readVerified } from './readVerified.ts';
import { verifiedPage } from './verifiedPage.ts';

/** Nothing is loaded, run, framed or sent from the page. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * What a code on paper leads to, for anybody, and the paper itself; 429 `throttled` for an address that asks for too
 * many.
 */
export function verifyRoutes(host: Host, kinds: PaperKinds): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  /** What the token in an address tells, and the kind of paper that it stands on, if the host draws it. */
  async function verifiedBy(context: Context<Env>) {
    await countAtAddress(host, { doorway: 'verify', account: '', address: clientAddress(context, host) });
    const verified = await readVerified(host, context.req.param('token') ?? '');
    // It tells how the document stands at this moment, and the address is not for others.
    context.header('cache-control', 'no-store');
    context.header('referrer-policy', 'no-referrer');
    context.header('vary', 'accept-language');
    return { verified, named: namedKinds(kinds).find(({ kind }) => kind.entity.name === verified?.entity) };
  }
  async function page(context: Context<Env>, { verified, named }: Awaited<ReturnType<typeof verifiedBy>>) {
    context.header('content-security-policy', POLICY);
    const paper = verified && named && `${context.req.param('token')}/paper`;
    // Asked for whether or not the token leads anywhere, so that as much is done.
    const { agency } = await readAgency(host.db);
    return context.html(
      verifiedPage({ language: context.get('locale'), forms: host.forms.current }, agency, verified, paper),
      verified ? 200 : 404,
    );
  }
  routes.get(`${VERIFY}/:token`, async context => page(context, await verifiedBy(context)));
  routes.get(`${VERIFY}/:token/paper`, async context => {
    const found = await verifiedBy(context);
    const { verified, named } = found;
    if (!verified || !named) return page(context, { ...found, verified: undefined });
    // The original is with whom it was issued to.
    const ways = { language: languageIn(context), isCopy: true, withLogo: true };
    const drawn = await drawFound(host, named, ways, async tx => {
      const record = await findStored(tx, named.kind.entity, verified.record);
      if (!record) throw new Problem(404, 'not_found');
      return record;
    });
    return paperAnswer(context, host, drawn);
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
    return transact(host.db, async tx => {
      const record = toWire(request.entity, await existingOf(tx, request, idIn(context), false), host, true);
      const url = isIssued(request.entity, record) ? await paperAddress(tx, host, name, Number(record['id'])) : null;
      return context.json({ url });
    });
  });
  return routes;
}
