import { type SQL, sql } from 'drizzle-orm';
import { type Report, totalled } from '#catalog/engine/defineReport.ts';
import type { Kind } from '#catalog/engine/fields.ts';
import type { Request } from './askedOf.ts';
import type { Sourced } from './ReportSource.ts';

/** Name under which a row of a page carries the sum of a column over its whole group. */
export const groupSum = (column: string): string => `group ${column}`;
/** The same over all rows. */
export const wholeSum = (column: string): string => `total ${column}`;

const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** What a sum is: money keeps its two places also where there is none, and a count is a whole number. */
const types: Partial<Record<Kind, SQL>> = { money: sql`::numeric(30, 2)`, integer: sql`::bigint` };

const sumOf = ({ columns, isTree }: Report, name: string, over = sql``): SQL => {
  const type = types[columns[name]?.field.kind ?? 'decimal'] ?? sql``;
  const once = isTree ? sql`filter (where not whole.is_sum)` : sql``;
  return sql`coalesce(sum(whole.${sql.identifier(name)}) ${once} ${over}, 0)${type}`;
};

/** How many rows there are, and the sums over all of them, from rows or from their steps. */
function sumsFrom({ report, source }: Sourced, from: SQL): SQL {
  const sums = totalled(report).map(name => sql`${sumOf(report, name)} as ${sql.identifier(name)}`);
  const count = source.steps ? sql`coalesce(sum(whole.rows), 0)::bigint` : sql`count(*)`;
  return sql`select ${list([sql`${count} as "total rows"`, ...sums])} from ${from} as whole`;
}

/** How many rows there are, and the sums over all of them. */
export const totalsOf = (sourced: Sourced, asked: Request): SQL =>
  sumsFrom(sourced, sql`(${sourced.source.steps?.(asked) ?? sourced.source.rows(asked)})`);

/** Between which values of the first column a page lies, and what stands before them. */
export interface PagePosition {
  readonly first: unknown;
  readonly last: unknown;
  /** Rows before the first. */
  readonly passed: number;
  /** What they change of a running balance. */
  readonly change: string;
}

/**
 * The sums, and beside them the place of a page that is in the report's own order; a statement where the report tells
 * its steps. Beyond the last page there is no place.
 */
export function overviewOf(sourced: Sourced, asked: Request): SQL | undefined {
  const { report, source } = sourced;
  if (!source.steps) return undefined;
  const first = sql.identifier(source.order[0] ?? '');
  const change = report.running === undefined ? sql`0` : sql`sum(change) over until - change`;
  const isPlaced = asked.ordering.length === 0;
  return sql`
    with step as (${source.steps(asked)}), place as (
      select first, max(first) over () as last, passed, change from (
        select ${first} as first, rows, (sum(rows) over until - rows)::bigint as passed, (${change})::numeric(30, 2) as change
        from step window until as (order by ${first})
      ) as each
      where ${isPlaced} and passed < ${offsetOf(asked) + asked.size} and passed + rows > ${offsetOf(asked)}
      order by passed limit 1
    ) select * from (${sumsFrom(sourced, sql`step`)}) as sums left join place on true`;
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

function ordered(sourced: Sourced, asked: Request, place?: PagePosition): SQL {
  const { rows, order } = sourced.source;
  const within = place && sql`where whole.${sql.identifier(order[0] ?? '')} between ${place.first} and ${place.last}`;
  return sql`(${rows(asked)}) as whole ${within ?? sql``} order by ${orderOf(sourced, asked)}`;
}

const offsetOf = ({ page, size }: Request, place?: PagePosition): number => (page - 1) * size - (place?.passed ?? 0);

/** The balance before the first row of a page; a statement where the report has a running one. */
export function carriedTo(sourced: Sourced, asked: Request, place?: PagePosition): SQL | undefined {
  const { running } = sourced.report;
  const opening = running === undefined ? undefined : sourced.source.opening?.(asked);
  if (running === undefined || !opening) return undefined;
  const column = sql.identifier(running);
  const earlier = sql`select whole.change from ${ordered(sourced, asked, place)} limit ${offsetOf(asked, place)}`;
  return sql`
    select ((select ${column} from (${opening}) as opening) + ${place?.change ?? 0}::numeric
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

/** Whether a page of a report tells the sums over the whole as well: it is summed anyway, and read once that way. */
export const isReadOnce = ({ isTree, groupBy }: Report): boolean => isTree === true || groupBy !== undefined;

interface At {
  /** The balance before it. */
  readonly before: unknown;
  readonly place: PagePosition | undefined;
}

/**
 * One page of them, each row with the sums over the whole of its group, and over all where the report is read once.
 */
export function pageOf(sourced: Sourced, asked: Request, { before, place }: At): SQL {
  const { report } = sourced;
  const sumsOver = (over: SQL, nameOf: (column: string) => string) =>
    totalled(report).map(name => sql`${sumOf(report, name, over)} as ${sql.identifier(nameOf(name))}`);
  const { groupBy } = report;
  const sums = [
    ...(groupBy === undefined ? [] : sumsOver(sql`over (partition by whole.${sql.identifier(groupBy)})`, groupSum)),
    ...(isReadOnce(report) ? [sql`count(*) over () as "total rows"`, ...sumsOver(sql`over ()`, wholeSum)] : []),
  ];
  const rows = sql`
    select ${list([sql`whole.*`, ...sums])} from ${ordered(sourced, asked, place)}
    limit ${asked.size} offset ${offsetOf(asked, place)}`;
  return told(sourced, asked, { rows, before });
}
