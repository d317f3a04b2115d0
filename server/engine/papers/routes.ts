import { type Context, Hono } from 'hono';
import { demand } from '../crud/demand.ts';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { idIn } from '../../platform/http/idIn.ts';
import { Problem } from '../../platform/problem.ts';
import { drawPaper, type DrawnPaper } from './drawPaper.ts';
import { paperAnswer, waysIn } from './paperAnswer.ts';
import type { PaperKinds } from './PaperKind.ts';

/** Papers of records that the caller may see, as data for the screen and as PDF. */
export function drawnPaperRoutes(host: Host, kinds: PaperKinds): Hono<Env> {
  const routes = new Hono<Env>({ strict: false }).basePath('/api/papers');
  async function drawn(context: Context<Env>, withLogo: boolean): Promise<DrawnPaper> {
    const name = context.req.param('kind') ?? '';
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (!kind) throw new Problem(404, 'no_such_call');
    const caller = context.get('caller');
    demand({ caller, entity: kind.entity }, 'show');
    const told = kind.askedFor?.({ host, caller, query: context.req.query() }) ?? kind;
    const asked = { name, kind: told, id: idIn(context), withLogo, ...waysIn(context) };
    // What is owed of it changes, and it is nobody else's to read.
    context.header('cache-control', 'no-store');
    return drawPaper(host, caller, asked);
  }
  routes.get('/:kind/:id', async context => context.json((await drawn(context, false)).paper));
  routes.get('/:kind/:id/pdf', async context => paperAnswer(context, host, await drawn(context, true)));
  return routes;
}
