import type { Report } from '#catalog/engine/defineReport.ts';
import { reports } from '#catalog/registry/reports.ts';
import { choosable, firstDay, lastDay, paging, summaryCalls } from '#catalog/registry/summaryCalls.ts';
import type { Methods } from './operation.ts';
import { type Json, query } from './shapes.ts';
import { answerOf } from './reportCalls.ts';

const day = (description: string) => (name: string) => ({
  ...query(name, description),
  schema: { type: 'string', format: 'date' },
});

const askedOf = (report: Report): Json[] => [
  ...firstDay.map(
    day(report.asOf === undefined ? 'The first day.' : 'Asks nothing: what is told is that of the last day.'),
  ),
  ...lastDay.map(day('The last day; today where none is said.')),
  ...choosable(report).map(name => query(name, 'One or more, by commas.')),
  ...paging.map(name =>
    query(name, name === 'page' ? 'Page, counted from 1.' : 'Rows of a page, 500 at most.', 'integer'),
  ),
];

function callOf(report: Report, key: string, summary: string): Methods {
  const { rows, totals } = answerOf(report).properties;
  const number: Json = { type: 'integer' };
  const pages = { page: number, size: number, total_pages: number, total_elements: number };
  const answer = { type: 'object', required: [key, 'totals'], properties: { [key]: rows, totals, ...pages } };
  return { get: { tag: 'reports', summary, query: askedOf(report), answer } };
}

/** The family's calls for summaries (contract 3.11). */
export const summaryReportCalls = Object.fromEntries(
  Object.entries(summaryCalls).map(([path, { report, key, summary }]) => [
    `${path}/`,
    callOf(reports[report], key, summary),
  ]),
);
