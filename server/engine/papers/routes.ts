import { type Context, Hono } from 'hono';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { idIn } from '../../platform/http/idIn.ts';
import { kindIn } from './kindIn.ts';
import { drawPaper, type DrawnPaper } from './drawPaper.ts';
import { paperAnswer, waysIn } from './paperAnswer.ts';
import type { PaperKinds } from './PaperKind.ts';
import { printed } from './printed.ts';

/** Papers of records that the caller may see, as data for the screen and as PDF. */
export function drawnPaperRoutes(host: Host, kinds: PaperKinds): Hono<Env> {
  const routes = new Hono<Env>({ strict: false }).basePath('/api/papers');
  async function drawn(context: Context<Env>, withLogo: boolean): Promise<DrawnPaper> {
    const asked = { ...kindIn(context, host, kinds), id: idIn(context), withLogo, ...waysIn(context) };
    // What is owed of it changes, and it is nobody else's to read.
    context.header('cache-control', 'no-store');
    return drawPaper(host, context.get('caller'), asked);
  }
  routes.get('/:kind/:id', async context => context.json((await drawn(context, false)).paper));
  routes.get('/:kind/:id/pdf', async context => paperAnswer(context, host, await drawn(context, true)));
  routes.post('/:kind', context => printed(context, host, kindIn(context, host, kinds)));
  return routes;
}
