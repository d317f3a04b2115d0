import { dayOf } from '../engine/comparison.ts';
import { parameterKeys, type Report } from '../engine/defineReport.ts';
import type { ReportName } from '../engine/names.ts';

interface SummaryCall {
  readonly report: ReportName;
  /** Under which the answer has its rows. */
  readonly key: string;
  readonly summary: string;
}

/** Reports by the paths under which the family asks for them (contract 3.11). */
export const summaryCalls = {
  '/report/api/v1/order_report_with_profit/filter': {
    report: 'order_report_with_profit',
    key: 'orders',
    summary: 'Orders with what was billed of them, its cost and the profit, for whoever reads the cost',
  },
  '/summary_report/api/v1/order_summary_report/filter': {
    report: 'order_summary',
    key: 'order_summary',
    summary: 'Orders by day and branch',
  },
  '/summary_report/api/v1/inventory_summary_report/filter': {
    report: 'stocks',
    key: 'inventory_summary',
    summary: 'What each branch has of each item at the end of a day and its worth, for whoever reads the cost',
  },
  '/summary_report/api/v1/purchase_final_summary_report/filter': {
    report: 'purchase_report',
    key: 'purchase_final_summary',
    summary: 'Purchases with their lines; drafts and cancelled ones where their status is asked for',
  },
  '/summary_report/api/v1/purchase_request_summary_report/filter': {
    report: 'purchase_request_summary',
    key: 'purchase_request_summary',
    summary:
      'Purchase requests and how far they are ordered; drafts and cancelled ones where their status is asked for',
  },
} as const satisfies Readonly<Record<string, SummaryCall>>;

/** What the family calls the first day of a report. */
export const firstDay = ['start_date', 'date_after'] as const;
/** What it calls the last one. */
export const lastDay = ['end_date', 'date_before'] as const;
export const paging = ['page', 'size'] as const;

const IN = '__in';
const allAs = (names: readonly string[], key: string) => names.map(name => [name, key] as const);

/** Names of what a report is narrowed by to one or more values, such as `branch`. */
export const choosable = (report: Report): string[] =>
  parameterKeys(report).flatMap(([key]) => (key.endsWith(IN) ? [key.slice(0, -IN.length)] : []));

/** Keys of a report by what the family calls them. What is told as of a day has no first one: it is heard, and asks nothing. */
export const wordsOf = (report: Report): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...allAs(firstDay, report.asOf === undefined ? `${dayOf(report)}__gte` : ''),
    ...allAs(lastDay, `${dayOf(report)}__lte`),
    ...choosable(report).map(name => [name, `${name}${IN}`] as const),
    ...paging.map(name => [name, name] as const),
  ]);
