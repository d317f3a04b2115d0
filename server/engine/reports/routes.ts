import { type Context, Hono } from 'hono';
import { asAsked } from '#catalog/engine/comparison.ts';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { Problem } from '../../platform/problem.ts';
import { exportReport } from './exportReport.ts';
import { readPage } from './readPage.ts';
import type { Sourced } from './ReportSource.ts';

/** The calls of every report that is given: a page of it with its sums, and the whole as a sheet. */
export function reportRoutes(host: Host, reports: readonly Sourced[]): Hono<Env> {
  const routes = new Hono<Env>({ strict: false }).basePath('/api/reports');
  const sourced = (context: Context<Env>): Sourced => {
    const found = reports.find(({ report }) => report.name === context.req.param('name'));
    if (!found) throw new Problem(404, 'no_such_call');
    return { ...found, report: asAsked(found.report, context.req.query()) };
  };
  routes.get('/:name', async context => {
    const query = new URL(context.req.url).searchParams;
    return context.json(await readPage(host, context.get('caller'), sourced(context), query));
  });
  routes.get('/:name/export', async context => exportReport(host, context, sourced(context)));
  return routes;
}
