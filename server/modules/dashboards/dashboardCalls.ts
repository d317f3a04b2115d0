import { mapValues } from 'es-toolkit';
import { analyticsParts, analyticsSeries } from '#catalog/dashboards/analytics.ts';
import { type FigureName, projectFigures, type Span, spans } from '#catalog/dashboards/projectFigures.ts';
import { reports } from '#catalog/registry/reports.ts';
import { pageName } from '../../engine/openapi/entitySchema.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { Calls, Methods } from '../../engine/openapi/operation.ts';
import { paging } from '../../engine/openapi/parameters.ts';
import { day, type Json, money, named, number, object, query, rowsOf, word } from '../../engine/openapi/shapes.ts';
import { answerOf } from '../../engine/openapi/reportCalls.ts';

const mapped = (names: object, one: Json): Json => ({
  type: 'object',
  properties: Object.fromEntries(Object.keys(names).map(name => [name, one])),
});

const call = (summary: string, answer: Json, asked: readonly Json[] = []): Methods => ({
  get: { tag: 'dashboard', summary, answer, ...(asked.length > 0 && { query: asked }) },
});

const figure = object({ value: { oneOf: [number, money] }, rows: number });
const overview: Json = {
  type: 'object',
  required: ['today', 'firstMonth', 'figures', 'tables'],
  properties: {
    today: { type: 'string', format: 'date' },
    firstMonth: { type: 'integer', description: 'Month in which the agency’s year begins.' },
    figures: { type: 'object', properties: mapValues(projectFigures as Record<FigureName, unknown>, () => figure) },
    tables: { type: 'object', additionalProperties: { type: 'array', items: { type: 'object' } } },
  },
  description: 'What the reader has no right to is left out.',
};

const compared = { now: money, before: money };
const analytics: Json = {
  type: 'object',
  required: ['from', 'to', 'before', 'by', 'series', 'parts'],
  properties: {
    from: day,
    to: day,
    before: object({ from: day, to: day }),
    by: { type: 'string', enum: ['day', 'month'] },
    series: mapped(analyticsSeries, object({ ...compared, steps: rowsOf({ day, ...compared }) })),
    parts: mapped(analyticsParts, rowsOf({ id: number, name: word, ...compared })),
  },
  description: 'What the reader has no right to is left out.',
};

const sums: Json = mapValues(spans as Record<Span, unknown>, () => money);
const bestSellers = object({
  best_sellers: rowsOf({ stock_item: number, name: word, quantity: number, net_amount: money }),
});
const orders = named(pageName(entities.order));
const { rows: lowStock } = answerOf(reports.low_stock).properties;

/** Calls of the dashboards: one for the page, and those of the family (contract 3.11). */
export const dashboardCalls: Calls = Object.fromEntries(
  Object.entries({
    project: call('The overview of whoever asks, all of one moment', overview),
    analytics: call('A period of the agency’s days beside as many before it', analytics, [
      { ...query('from', 'The first day; that of this month without.'), schema: { type: 'string', format: 'date' } },
      { ...query('to', 'The last day; today without.'), schema: { type: 'string', format: 'date' } },
    ]),
    get_total_count_of_paid_orders: call('Orders that stand and are paid', object({ total_count: number })),
    get_total_count_of_unpaid_orders: call('Orders that stand and are not paid', object({ total_count: number })),
    get_total_count_of_incomplete_orders: call('Orders that nobody has placed', object({ total_count: number })),
    get_total_count_of_customers: call('Customers', object({ total_count: number })),
    get_total_count_of_low_stock_products: call('Items below their reorder level', object({ total_count: number })),
    get_all_latest_orders: call('Orders, the latest first', orders, paging),
    get_all_paid_orders: call('Orders that stand and are paid', orders, paging),
    get_all_unpaid_orders: call('Orders that stand and are not paid', orders, paging),
    get_all_incomplete_orders: call('Orders that nobody has placed', orders, paging),
    get_all_low_stock_products: call(
      'Items below their reorder level',
      { type: 'object', properties: { low_stock_products: lowStock } },
      paging,
    ),
    get_order_totals: call(
      'What orders of the last days come to, by how far they are paid',
      object({ order_totals: rowsOf({ status: word, ...sums }) }),
    ),
    get_all_categorized_order_item_count: call(
      'Pieces that were sold this year, by category',
      object({ categories: rowsOf({ category: number, name: word, quantity: number, net_amount: money }) }),
    ),
    get_best_seller_by_amount: call('Items of which the most was sold this year, by their price', bestSellers),
    get_best_seller_by_quantity: call('Items of which the most was sold this year, by their pieces', bestSellers),
  }).map(([path, one]) => [`/dashboard/api/v1/${path}/`, one]),
);
