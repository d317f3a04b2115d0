import { type Context, Hono } from 'hono';
import { mapValues } from 'es-toolkit';
import { calendarOf } from '#catalog/engine/calendarOf.ts';
import { isDay } from '#catalog/engine/days/instants.ts';
import type { Behind } from '#catalog/dashboards/Behind.ts';
import { type FigureName, ordersOf, projectFigures, soldIn, spans } from '#catalog/dashboards/projectFigures.ts';
import { daysBetween } from '#catalog/engine/days/days.ts';
import { entities } from '#catalog/registry/entities.ts';
import { monthOf, type Period } from '#catalog/engine/days/periods.ts';
import { orderTabs } from '#catalog/shop/orders/orderTabs.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { demandSignedIn } from '../../engine/access/demandSignedIn.ts';
import { bookSettings } from '../../engine/numbering/bookSettings.ts';
import { demand } from '../../engine/crud/demand.ts';
import { listPage } from '../../engine/crud/list.ts';
import { readListQuery } from '../../engine/crud/query.ts';
import { countedSight } from '../../engine/kept/countedChanges.ts';
import { KeptAnswers } from '../../engine/kept/KeptAnswers.ts';
import { readersAlike } from '../../engine/kept/readersAlike.ts';
import { Gathering } from '../../engine/records/Gathering.ts';
import type { Host } from '../../engine/context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { openReading } from '../../engine/reports/openReading.ts';
import type { Sourced } from '../../engine/reports/ReportSource.ts';
import { pageInfo, wirePage } from '../../engine/reports/wirePage.ts';
import { readAnalytics } from './analytics.ts';
import { bestSellers, orderTotals, soldByCategory } from './orderParts.ts';
import { readProject } from './project.ts';
import { figureOf, type Reading, sees } from './Reading.ts';

/** Counts by the family's word for them (contract 3.11). */
const counts = {
  paid_orders: 'paid_orders',
  unpaid_orders: 'unpaid_orders',
  incomplete_orders: 'incomplete_orders',
  customers: 'customers',
  low_stock_products: 'low_stock',
} as const satisfies Readonly<Record<string, FigureName>>;

/** Lists of orders by the same. */
const lists = {
  latest_orders: {},
  paid_orders: orderTabs.paid,
  unpaid_orders: orderTabs.unpaid,
  incomplete_orders: orderTabs.incomplete,
} as const;

const sold = (reading: Reading): Behind => soldIn(spans.this_year(reading.moment));

/** Tables of the overview by the same, each with the key of its rows. */
const tables = {
  get_order_totals: {
    key: 'order_totals',
    behind: ({ moment }: Reading): Behind => ordersOf('all', spans.this_year(moment)),
    read: async (reading: Reading) =>
      (await orderTotals(reading)).map(row => mapValues(row, one => (typeof one === 'object' ? one.value : one))),
  },
  get_all_categorized_order_item_count: { key: 'categories', behind: sold, read: soldByCategory },
  get_best_seller_by_amount: {
    key: 'best_sellers',
    behind: sold,
    read: (reading: Reading) => bestSellers(reading, 'net_amount'),
  },
  get_best_seller_by_quantity: {
    key: 'best_sellers',
    behind: sold,
    read: (reading: Reading) => bestSellers(reading, 'quantity'),
  },
} as const;

/** Most days of a period that is told step by step: five years. */
const LONGEST = 5 * 366;

/** The period of a call, the present month without; 400 for what is none, or too long. */
function periodIn(context: Context<Env>, today: string): Period {
  const { from = monthOf(today).from, to = today } = context.req.query();
  refuse([...(isDay(from) ? [] : [violation('from', 'invalid')]), ...(isDay(to) ? [] : [violation('to', 'invalid')])]);
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > LONGEST) refuse([violation('to', 'invalid')]);
  return { from, to };
}

function demandSight({ caller }: Reading, behind: Behind): void {
  if (!sees(caller, behind)) throw new Problem(403, 'permission_denied');
}

/** The dashboards: one call for the page of each, and those of the family from the same figures. */
export function dashboardRoutes(host: Host, reports: readonly Sourced[]): Hono<Env> {
  const routes = new Hono<Env>({ strict: false }).basePath('/dashboard/api/v1');
  const kept = new KeptAnswers<string>(host.db);

  /** Reads all of an answer in one moment. */
  async function reading<T>(context: Context<Env>, read: (one: Reading) => Promise<T>): Promise<T> {
    const id = demandSignedIn(context);
    const { today } = calendarOf(host);
    const snapshot = await openReading(host.pools.reports, `${id}`);
    try {
      const { firstMonth } = await bookSettings(snapshot.db);
      const caller = context.get('caller');
      const gathering = new Gathering(snapshot);
      const answer = await read({ host, caller, snapshot, gathering, moment: { today, firstMonth }, reports });
      await snapshot.commit();
      return answer;
    } finally {
      snapshot.release();
    }
  }

  /** The same, written once for all who may be told it, until something changes that a figure counts. */
  async function told(context: Context<Env>, question: string, read: (one: Reading) => Promise<object>) {
    demandSignedIn(context);
    const key = `${question} ${calendarOf(host).today} ${await readersAlike(host.db, context.get('caller'))}`;
    const text = await kept.get(key, () =>
      reading(context, async one => {
        const answer = JSON.stringify(await read(one));
        return { answer, sight: await countedSight(one.snapshot.db) };
      }),
    );
    return context.body(text, 200, { 'content-type': 'application/json' });
  }

  routes.get('/project', async context => told(context, 'project', readProject));
  routes.get('/analytics', async context => {
    const period = periodIn(context, calendarOf(host).today);
    return told(context, JSON.stringify(period), one => readAnalytics(one, period));
  });
  for (const [word, name] of Object.entries(counts))
    routes.get(`/get_total_count_of_${word}`, async context =>
      context.json(
        await reading(context, async one => {
          demandSight(one, projectFigures[name].behind(one.moment));
          return { total_count: (await figureOf(one, projectFigures[name])).value };
        }),
      ),
    );
  for (const [word, filter] of Object.entries(lists))
    routes.get(`/get_all_${word}`, async context => {
      const view = { host, caller: context.get('caller'), entity: entities.order };
      demand(view, 'list');
      const { page = '', size = '' } = context.req.query();
      const asked = Object.entries<unknown>({ ordering: '-order_date', ...filter, page, size });
      const params = new URLSearchParams(asked.map(([key, value]) => [key, String(value)]));
      return context.json(
        await listPage(host, view.entity, readListQuery(view, { params, searching: false }), view.caller),
      );
    });
  routes.get('/get_all_low_stock_products', async context => {
    const words = { page: 'page', size: 'size' };
    const page = await wirePage({ host, context, reports, words }, 'low_stock');
    return context.json({ low_stock_products: page.rows, ...pageInfo(page) });
  });
  for (const [path, { key, behind, read }] of Object.entries(tables))
    routes.get(`/${path}`, async context =>
      context.json(
        await reading(context, async one => {
          demandSight(one, behind(one));
          return { [key]: await read(one) };
        }),
      ),
    );
  return routes;
}
