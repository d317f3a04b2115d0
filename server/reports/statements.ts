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

const sumOf = ({ columns, isTree }: Report, name: string, over = sql``): SQL => {
  const type = types[columns[name]?.field.kind ?? 'decimal'] ?? sql``;
  const once = isTree ? sql`filter (where not whole.is_sum)` : sql``;
  return sql`coalesce(sum(whole.${sql.identifier(name)}) ${once} ${over}, 0)${type}`;
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

const ordered = (sourced: Sourced, asked: Request): SQL =>
  sql`(${sourced.source.rows(asked)}) as whole order by ${orderOf(sourced, asked)}`;

const offsetOf = ({ page, size }: Request): number => (page - 1) * size;

/** The balance before the first row of a page; a statement where the report has a running one. */
export function carriedTo(sourced: Sourced, asked: Request): SQL | undefined {
  const { running } = sourced.report;
  const opening = running === undefined ? undefined : sourced.source.opening?.(asked);
  if (running === undefined || !opening) return undefined;
  const column = sql.identifier(running);
  const earlier = sql`select whole.change from ${ordered(sourced, asked)} limit ${offsetOf(asked)}`;
  return sql`
    select ((select ${column} from (${opening}) as opening)
      + (select coalesce(sum(change), 0) from (${earlier}) as earlier))::numeric(30, 2) as ${column}`;
}

/** Rows as they are told: widened, and with the balance after each, which carries on from what stood before them. */
function told(sourced: Sourced, asked: Request, { rows, before }: { rows: SQL; before: unknown }): SQL {
  const { running } = sourced.report;
  const wide = sourced.source.widen?.(rows) ?? rows;
  const order = orderOf(sourced, asked);
  if (running === undefined) return sourced.source.widen ? sql`${wide} order by ${order}` : rows;
  const sum = sql`sum(whole.change) over (order by ${order} rows unbounded preceding)`;
  return sql`
    select whole.*, (${before}::numeric + ${sum})::numeric(30, 2) as ${sql.identifier(running)}
    from (${wide}) as whole order by ${order}`;
}

/** Every row in its order. */
export const rowsOf = (sourced: Sourced, asked: Request, before: unknown): SQL =>
  told(sourced, asked, { rows: sql`select * from ${ordered(sourced, asked)}`, before });

/** One page of them, each row with the sums over the whole of its group. */
export function pageOf(sourced: Sourced, asked: Request, before: unknown): SQL {
  const { report } = sourced;
  const { groupBy } = report;
  const sums = (groupBy === undefined ? [] : totalled(report)).map(
    name =>
      sql`${sumOf(report, name, sql`over (partition by whole.${sql.identifier(groupBy ?? '')})`)} as ${sql.identifier(groupSum(name))}`,
  );
  const rows = sql`
    select ${list([sql`whole.*`, ...sums])} from ${ordered(sourced, asked)}
    limit ${asked.size} offset ${offsetOf(asked)}`;
  return told(sourced, asked, { rows, before });
}
