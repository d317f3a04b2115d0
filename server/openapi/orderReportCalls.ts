import { reports } from '../../catalog/reports.ts';
import type { Report } from '../../catalog/defineReport.ts';
import { type Description, type Json, query } from './operation.ts';
import { answerOf } from './reportCalls.ts';

const asked = [
  { ...query('start_date', 'The first day of the orders.'), schema: { type: 'string', format: 'date' } },
  { ...query('end_date', 'The last day of the orders.'), schema: { type: 'string', format: 'date' } },
  ...['branch', 'party', 'status', 'payment_status'].map(name => query(name, 'One or more, by commas.')),
  query('page', 'Page, counted from 1.', 'integer'),
  query('size', 'Rows of a page, 500 at most.', 'integer'),
];

function callOf(report: Report, key: string, summary: string): Readonly<Record<string, Description>> {
  const { rows, totals } = answerOf(report).properties;
  const number: Json = { type: 'integer' };
  const paging = { page: number, size: number, total_pages: number, total_elements: number };
  const answer = { type: 'object', required: [key, 'totals'], properties: { [key]: rows, totals, ...paging } };
  return { get: { tag: 'reports', summary, query: asked, answer } };
}

/** The family's calls about orders (contract 3.11). */
export const orderReportCalls = {
  '/report/api/v1/order_report_with_profit/filter/': callOf(
    reports.order_report_with_profit,
    'orders',
    'Orders with what was billed of them, its cost and the profit, for whoever reads the cost',
  ),
  '/summary_report/api/v1/order_summary_report/filter/': callOf(
    reports.order_summary,
    'order_summary',
    'Orders by day and branch',
  ),
};
