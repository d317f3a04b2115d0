import { asAsked, lastDayKey } from '#catalog/engine/comparison.ts';
import { type Column, isOrdered, parameterKeys, type Report } from '#catalog/engine/defineReport.ts';
import { type Fields, flag, integer } from '#catalog/engine/fields.ts';
import { reportList } from '#catalog/registry/reports.ts';
import { fieldSchemas } from './kinds.ts';
import type { Calls, Methods } from './operation.ts';
import { paging } from './parameters.ts';
import { type Json, query } from './shapes.ts';

const parametersOf = (report: Report): Json[] => [
  ...parameterKeys(report).map(([key, { kind, options }]) =>
    query(key, options ? `One or more of ${options.join(', ')}, by commas.` : `Compared as in a list (${kind}).`),
  ),
  ...(isOrdered(report) ? [] : [query('ordering', 'Columns to sort by; a minus sign before one descends.')]),
];

/** What a report answers with: its rows, the sums over the whole, and what stands beside them. */
export function answerOf(report: Report) {
  const told = { level: integer(), is_sum: flag() };
  const beside = Object.entries({ ...report.aside, ...(report.isTree && told) });
  const shown = Object.entries<Column>(report.columns);
  const entries = [...shown, ...beside.map(([name, field]): [string, Column] => [name, { field }])];
  const row = (columns: typeof entries): Json => {
    const fields: Fields = Object.fromEntries(
      columns.map(([name, { field }]) => [
        name,
        { kind: field.kind, required: false, ...(field.target && { target: field.target }) },
      ]),
    );
    return { type: 'object', properties: fieldSchemas(fields, 'read').properties };
  };
  const balance = row(shown.filter(([name]) => name === report.running));
  const sums = row(entries.filter(([name, { total }]) => total === true || name === report.groupBy));
  const number: Json = { type: 'integer' };
  return {
    type: 'object',
    required: ['rows', 'total', 'totals', 'page', 'size'],
    properties: {
      rows: { type: 'array', items: row(entries) },
      total: { ...number, description: 'Rows of the whole result.' },
      totals: { ...sums, description: 'Sums over the whole result.' },
      page: number,
      size: number,
      ...(report.groupBy !== undefined && {
        groups: { type: 'array', items: sums, description: 'Sums over the whole of each group on the page.' },
      }),
      ...(report.running !== undefined && {
        opening: { ...balance, description: 'The balance before the first row.' },
        carried: { ...balance, description: 'The balance before the page, where it is not the first.' },
        closing: { ...balance, description: 'The balance after the last day that is asked for.' },
      }),
      ...(report.asOf !== undefined && { as_of: { type: 'string', format: 'date' } }),
      ...(report.asOf === undefined &&
        lastDayKey(report) !== undefined && {
          until: { type: 'string', format: 'date', description: 'Its last day: today where none is asked for.' },
        }),
    },
  };
}

function callsOf(report: Report): [string, Methods][] {
  const title = report.name.replaceAll('_', ' ');
  const asked = parametersOf(report);
  const format = { ...query('format', 'csv or xlsx.'), schema: { type: 'string', enum: ['csv', 'xlsx'] } };
  const words = query('words', 'Words of columns, choices and rows as a JSON object; the wire’s own without.');
  return [
    [
      `/api/reports/${report.name}`,
      {
        get: {
          tag: 'reports',
          summary: `Report: ${title}`,
          query: [...paging, ...asked],
          answer: answerOf(report),
          also: [422],
        },
      },
    ],
    [
      `/api/reports/${report.name}/export`,
      {
        get: {
          tag: 'reports',
          summary: `The whole of a report as a sheet: ${title}`,
          query: [format, words, ...asked],
          answer: { type: 'string', format: 'binary' },
          types: { answer: '*/*' },
          also: [422],
        },
      },
    ],
  ];
}

/** What makes a report tell all that it can. */
const EVERYTHING = { compare__in: 'period_before' };

/** The calls of every report, made from the catalogue. */
export const reportCalls: Calls = Object.fromEntries(
  reportList.map(report => asAsked(report, EVERYTHING)).flatMap(callsOf),
);
