import { dayAfter, daysBetween } from './days/days.ts';
import { askable, type Column, type Narrowing, type Report, type ReportRow } from './defineReport.ts';
import { choice } from './fields.ts';
import { monthOf, type Period } from './days/periods.ts';

/** With what a report is compared: the days before, as many, or the same ones of the year before. */
const bases = ['period_before', 'last_year'] as const;
export type ComparedWith = (typeof bases)[number];

/** What a report that compares is asked for beside its parameters. */
export const comparison = { compare: choice(bases) } as const;
const KEY = 'compare__in';

/** The day so many months before; the last of a month stays the last of one. */
function monthsBefore(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  const first = `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-01`;
  const last = monthOf(first).to;
  const same = `${first.slice(0, 8)}${day.slice(8)}`;
  return day === monthOf(day).to || same > last ? last : same;
}

const monthsIn = ({ from, to }: Period): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1;

/** The days with which others are compared: whole months with as many whole months, one day with the month before. */
export function earlierDays(
  basis: ComparedWith,
  from: string | undefined,
  to: string,
): Partial<Period> & { to: string } {
  if (basis === 'last_year')
    return { ...(from !== undefined && { from: monthsBefore(from, 12) }), to: monthsBefore(to, 12) };
  if (from === undefined) return { to: monthsBefore(to, 1) };
  const isWhole = from.endsWith('-01') && to === monthOf(to).to;
  const days = daysBetween(from, to) + 1;
  return { from: isWhole ? monthsBefore(from, monthsIn({ from, to })) : dayAfter(from, -days), to: dayAfter(from, -1) };
}

/** The parameter that tells of which days a report is, if one does. */
export const dayOf = (report: Pick<Report, 'asOf' | 'parameters' | 'options'>): string | undefined =>
  report.asOf ?? Object.entries(askable(report)).find(([, { kind }]) => kind === 'date')?.[0];

/** Key by which a report is asked for its last day; undefined where no rows of it could lie ahead, or all of them may. */
export function lastDayKey(report: Pick<Report, 'asOf' | 'parameters' | 'options' | 'looksAhead'>): string | undefined {
  const name = dayOf(report);
  return name !== undefined && (name === report.asOf || Object.hasOwn(report.parameters, name)) && !report.looksAhead
    ? `${name}__lte`
    : undefined;
}

/**
 * The day up to which a report is made of which nobody has said so: today. One that is asked for from a day ahead has no
 * end.
 */
export function endsToday(report: Report, asked: Narrowing, today: string): Readonly<Record<string, string>> {
  const key = lastDayKey(report);
  if (key === undefined || asked[key] !== undefined) return {};
  const first = report.asOf === undefined ? asked[`${dayOf(report)}__gte`] : undefined;
  return typeof first === 'string' && first > today ? {} : { [key]: today };
}

/** With what a report is asked to be compared; undefined where it is not, or cannot be. */
export function comparedWith({ compares }: Pick<Report, 'compares'>, asked: Narrowing): ComparedWith | undefined {
  const value = asked[KEY];
  const [first]: readonly unknown[] = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  return compares && bases.find(one => one === first);
}

/** The same question about the days with which it is compared; undefined where its last day is not known. */
export function earlierAsked(report: Report, asked: Narrowing, today?: string): Narrowing | undefined {
  const [basis, name] = [comparedWith(report, asked), dayOf(report)];
  const [from, to = today] = [asked[`${name}__gte`], asked[`${name}__lte`]];
  if (!basis || typeof to !== 'string') return undefined;
  const days = earlierDays(basis, typeof from === 'string' ? from : undefined, to);
  return { ...asked, [`${name}__lte`]: days.to, ...(days.from !== undefined && { [`${name}__gte`]: days.from }) };
}

/** The report as it was asked for: compared, its figures stand beside those of the earlier days and the change since. */
export function asAsked(report: Report, asked: Narrowing): Report {
  if (!comparedWith(report, asked)) return report;
  const columns = Object.entries<Column>(report.columns).flatMap(([name, column]): [string, Column][] => {
    if (!report.compares?.includes(name)) return [[name, column]];
    const { drillDown, ...figure } = column;
    const behind = (row: ReportRow, now: Narrowing) => {
      const then = earlierAsked(report, now);
      return then && drillDown?.(row, then);
    };
    return [
      [name, column],
      [`${name}_before`, { ...figure, drillDown: behind }],
      [`${name}_change`, figure],
    ];
  });
  return { ...report, columns: Object.fromEntries(columns) };
}
