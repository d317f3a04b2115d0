import { type Context, Hono } from 'hono';
import { idFrom } from '#catalog/engine/parse.ts';
import type { PaperData } from '#catalog/engine/papers/PaperData.ts';
import { entities } from '#catalog/registry/entities.ts';
import { MOST_PICKED } from '#catalog/shop/orders/paper/PickFacts.ts';
import { pickList } from '#catalog/shop/orders/paper/pickList.ts';
import { existingOf } from '#server/engine/access/scope.ts';
import type { Host } from '#server/engine/context/host.ts';
import type { Wire } from '#server/engine/context/values.ts';
import { demand } from '#server/engine/crud/demand.ts';
import { readAgency, readLogo } from '#server/engine/papers/readAgency.ts';
import { paperAnswer, waysIn } from '#server/engine/papers/paperAnswer.ts';
import { toWire } from '#server/engine/records/record.ts';
import { transact } from '#server/platform/db/transact.ts';
import type { Env } from '#server/platform/http/Env.ts';
import { Problem } from '#server/platform/problem.ts';
import { readPickFacts } from './readPickFacts.ts';

const { order: entity } = entities;
const PATH = '/api/papers/pick_list/:ids{[0-9]+(,[0-9]+)+}';

/** The orders that a path names, each once; 404 for what can be no order, and for more than one list has room for. */
function idsIn(context: Context<Env>): readonly number[] {
  const ids = new Set((context.req.param('ids') ?? '').split(',').map(idFrom));
  const told = [...ids].filter(id => id !== undefined);
  if (told.length < ids.size || told.length > MOST_PICKED) throw new Problem(404, 'not_found');
  return told;
}

/** What is to be picked for several orders together; of one it is a paper as any other. */
export function pickListRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  async function drawn(context: Context<Env>, withLogo: boolean): Promise<PaperData> {
    const caller = context.get('caller');
    demand({ caller, entity }, 'show');
    const [ids, ways] = [idsIn(context), waysIn(context)];
    context.header('cache-control', 'no-store');
    const { facts, agency, logo } = await transact(host.db, async tx => {
      const orders: Wire[] = [];
      for (const id of ids)
        orders.push(toWire(entity, await existingOf(tx, { entity, caller }, id, false), host, true));
      return { facts: await readPickFacts(tx, orders), ...(await readAgency(tx)) };
    });
    const picture = withLogo ? await readLogo(host, logo) : undefined;
    return pickList(facts, {
      ...ways,
      forms: host.forms.current,
      agency,
      url: null,
      ...(picture && { logo: picture }),
    });
  }
  routes.get(PATH, async context => context.json(await drawn(context, false)));
  routes.get(`${PATH}/pdf`, async context =>
    paperAnswer(context, host, { title: 'pick-list', paper: await drawn(context, true) }),
  );
  return routes;
}
