import { Hono } from 'hono';
import type { Report } from '../../catalog/engine/defineReport.ts';
import { date } from '../../catalog/engine/fields.ts';
import { parseValue, violationsOf } from '../../catalog/engine/parse.ts';
import { reports as declared } from '../../catalog/registry/reports.ts';
import { firstDay, summaryCalls, wordsOf } from '../../catalog/registry/summaryCalls.ts';
import type { Host } from '../engine/context/host.ts';
import type { Env } from '../platform/http/Env.ts';
import { refuse } from '../platform/problem.ts';
import type { Sourced } from '../engine/reports/ReportSource.ts';
import { pageInfo, wirePage } from '../engine/reports/wirePage.ts';

const day = date();

/** The family's calls for summaries, answered by our reports for whoever may read those. */
export function summaryRoutes(host: Host, reports: readonly Sourced[]): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  for (const [path, { report: name, key }] of Object.entries(summaryCalls)) {
    const report: Report = declared[name];
    const words = wordsOf(report);
    routes.get(path, async context => {
      // Also where the first day asks nothing, what is no day is told.
      for (const word of firstDay) refuse(violationsOf(word, parseValue(day, context.req.query(word) ?? '')));
      const page = await wirePage({ host, context, reports, words }, name);
      return context.json({ [key]: page.rows, totals: page.totals, ...pageInfo(page) });
    });
  }
  return routes;
}
