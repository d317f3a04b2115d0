import { Hono } from 'hono';
import type { Host } from '../../../../host.ts';
import type { Env } from '../../../../http/Env.ts';
import type { Sourced } from '../../../../reports/ReportSource.ts';
import { pageInfo, wirePage } from '../../../../reports/wirePage.ts';

/** What the family asks for, in the words of our reports. */
const words: Readonly<Record<string, string>> = {
  start_date: 'order_date__gte',
  date_after: 'order_date__gte',
  end_date: 'order_date__lte',
  date_before: 'order_date__lte',
  branch: 'branch__in',
  party: 'party__in',
  status: 'status__in',
  payment_status: 'payment_status__in',
  page: 'page',
  size: 'size',
};

/** Reports by the paths under which the family asks for them (contract 3.11), each with the key of its rows. */
const paths = {
  '/report/api/v1/order_report_with_profit/filter': ['order_report_with_profit', 'orders'],
  '/summary_report/api/v1/order_summary_report/filter': ['order_summary', 'order_summary'],
} as const;

/** The family's calls about orders, answered by our reports for whoever may read those. */
export function orderReportRoutes(host: Host, reports: readonly Sourced[]): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  for (const [path, [name, key]] of Object.entries(paths))
    routes.get(path, async context => {
      const page = await wirePage({ host, context, reports, words }, name);
      return context.json({ [key]: page.rows, totals: page.totals, ...pageInfo(page) });
    });
  return routes;
}
