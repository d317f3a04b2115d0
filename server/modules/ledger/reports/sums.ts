import { and, type SQL, sql } from 'drizzle-orm';
import { dayAfter } from '#catalog/engine/days/days.ts';
import { tableOf } from '#server/engine/schema/tables.ts';
import { entities } from '#catalog/registry/entities.ts';
import { balanceDay, balanceMonth } from '#server/engine/schema/balanceTables.ts';
import type { ReportQuery } from '#server/engine/reports/ReportSource.ts';

/** The days at which sums begin and end, both within; every day where one is missing. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** Months of which not every day is asked for. */
const cutBy = ({ from, to }: Days): string[] => {
  const begins = from === undefined || from === monthOf(from) ? [] : [monthOf(from)];
  const ends = to === undefined || dayAfter(to, 1).endsWith('-01') ? [] : [monthOf(to)];
  return [...new Set([...begins, ...ends])];
};

/**
 * The ledger as sums, to select from: whole months, and the days of a month that one of the `days` cuts. It is called
 * `account_log` and has the columns of the rows by which sums are kept apart, so that what narrows rows narrows it.
 * Beside them `entries` counts the rows, and `is_closing` marks the close of a year.
 */
export function balances(days: Days): SQL {
  const cut = cutBy(days);
  const months = `{${cut.join(',')}}`;
  const parts = [
    sql`select * from ${balanceMonth} where log_date <> all(${months}::date[])`,
    ...cut.map(
      first => sql`
      select * from ${balanceDay} where log_date >= ${first}::date and log_date < ${first}::date + interval '1 month'`,
    ),
  ];
  return sql`(${sql.join(parts, sql` union all `)}) as account_log`;
}

/** Sums that lie within where somebody's rights end, as rows do. */
export const sumsWithin = (bound: number | null | undefined): SQL | undefined =>
  bound === undefined
    ? undefined
    : sql`(account_log.branch is null or account_log.branch = ${bound})
        and (account_log.entry_branch is null or account_log.entry_branch = ${bound})`;

/** What to select from, and what narrows it. */
export interface Source {
  readonly from: SQL;
  readonly where: SQL;
}

/** Row by row, for what no sum knows of. */
const perRow = sql`(
  select *, 1 as entries, log_type = 'year_close' as is_closing from ${tableOf(entities.account_log)}) as account_log`;

/** Parameters of which the sums know. */
const kept = new Set(['log_date', 'ledger', 'branch', 'sub_ledger']);

/** Whether sums can answer what is asked for. What only a report's own SQL knows, that SQL sees to. */
const isKept = ({ params, chosen }: ReportQuery): boolean =>
  [...params.keys()].every(key => chosen.has(key) || kept.has(key.split('__')[0] ?? key));

/** Rows that are asked for, one by one, also without a parameter. */
export const eachOf = (asked: ReportQuery, without?: string): Source => ({
  from: perRow,
  where: and(sql`true`, without === undefined ? asked.where : asked.without(without)) ?? sql`true`,
});

const keptOf = (asked: ReportQuery, from: SQL, without?: string): Source => ({
  from,
  where: and(sql`true`, asked.narrowing(without), sumsWithin(asked.bound)) ?? sql`true`,
});

/** The same as sums; row by row where more is asked for than sums are kept apart by, such as a party. */
export const sumsOf = (asked: ReportQuery, days: Days, without?: string): Source =>
  isKept(asked) ? keptOf(asked, balances(days), without) : eachOf(asked, without);

/** Without what rows do not disclose, for sums that stand beside them. */
const besideRows = ({ from, where }: Source, { disclosed }: ReportQuery): Source => ({
  from,
  where: and(where, disclosed) ?? where,
});

/** The same as sums of rows that are shown, too. */
export const sumsOfRows = (asked: ReportQuery, days: Days, without?: string): Source =>
  besideRows(sumsOf(asked, days, without), asked);

/** The same by day alone, so that it can be told what each day comes to. */
export const daysSummed = (asked: ReportQuery): Source =>
  isKept(asked) ? besideRows(keptOf(asked, sql`${balanceDay} as account_log`), asked) : eachOf(asked);
