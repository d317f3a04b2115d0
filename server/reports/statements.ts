import { type SQL, sql } from 'drizzle-orm';
import { type Report, totalled } from '../../catalog/defineReport.ts';
import type { Kind } from '../../catalog/fields.ts';
import type { Request } from './askedOf.ts';
import type { Sourced } from './ReportSource.ts';

/** Name under which a row of a page carries the sum of a column over its whole group. */
export const groupSum = (column: string): string => `group ${column}`;

const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** What a sum is: money keeps its two places also where there is none, and a count is a whole number. */
const types: Partial<Record<Kind, SQL>> = { money: sql`::numeric(30, 2)`, integer: sql`::bigint` };

const sumOf = ({ columns }: Report, name: string, over = sql``): SQL => {
  const type = types[columns[name]?.field.kind ?? 'decimal'] ?? sql``;
  return sql`coalesce(sum(whole.${sql.identifier(name)}) ${over}, 0)${type}`;
};

/** How many rows there are, and the sums over all of them. */
export function totalsOf({ report, source }: Sourced, asked: Request): SQL {
  const sums = totalled(report).map(name => sql`${sumOf(report, name)} as ${sql.identifier(name)}`);
  return sql`select ${list([sql`count(*) as "total rows"`, ...sums])} from (${source.rows(asked)}) as whole`;
}

/** Groups stay together; within them as the caller wishes, then as the report has it. */
function orderOf({ report: { groupBy }, source: { order } }: Sourced, { ordering }: Request): SQL {
  const own = order.map(name => sql`${sql.identifier(name)}`);
  const groups = groupBy === undefined || ordering.length === 0 ? [] : own.slice(0, order.indexOf(groupBy) + 1);
  const wished = ordering.map(one => {
    const column = sql.identifier(one.replace(/^-/, ''));
    return one.startsWith('-') ? sql`${column} desc nulls last` : sql`${column} asc`;
  });
  return list([...groups, ...wished, ...own]);
}

/** Every row in its order. */
export const rowsOf = (sourced: Sourced, asked: Request): SQL =>
  sql`select * from (${sourced.source.rows(asked)}) as whole order by ${orderOf(sourced, asked)}`;

/** One page of them, each row with the sums over the whole of its group. */
export function pageOf(sourced: Sourced, asked: Request): SQL {
  const { report, source } = sourced;
  const { groupBy } = report;
  const sums = (groupBy === undefined ? [] : totalled(report)).map(
    name =>
      sql`${sumOf(report, name, sql`over (partition by whole.${sql.identifier(groupBy ?? '')})`)} as ${sql.identifier(groupSum(name))}`,
  );
  return sql`
    select ${list([sql`whole.*`, ...sums])} from (${source.rows(asked)}) as whole
    order by ${orderOf(sourced, asked)} limit ${asked.size} offset ${(asked.page - 1) * asked.size}`;
}
