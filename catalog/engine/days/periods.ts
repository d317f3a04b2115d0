import { dayAfter } from './days.ts';

/** Calendar days from the first to the last, both within. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The months by name; the agency chooses the one in which its year begins. */
export const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** Month in which the year begins where nobody has said another (rule N1), counted from 1. */
export const FIRST_MONTH = 7;

export function monthOf(day: string): Period {
  const from = `${day.slice(0, 7)}-01`;
  const next = dayAfter(from, 31);
  return { from, to: dayAfter(`${next.slice(0, 7)}-01`, -1) };
}

/** The calendar year in which the agency's year of a day begins; number series are counted by it (rule N1). */
export const fiscalYear = (day: string, firstMonth: number): number =>
  Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < firstMonth ? 1 : 0);

/** The agency's year in which a day lies. */
export function fiscalYearOf(day: string, firstMonth: number): Period {
  const year = fiscalYear(day, firstMonth);
  const begins = `-${String(firstMonth).padStart(2, '0')}-01`;
  return { from: `${year}${begins}`, to: dayAfter(`${year + 1}${begins}`, -1) };
}

/** What people call a fiscal year: `2026`, or `2026-27` where it ends in the calendar year after. */
export const fiscalYearNamed = ({ from, to }: Period): string =>
  from.slice(0, 4) === to.slice(0, 4) ? from.slice(0, 4) : `${from.slice(0, 4)}-${to.slice(2, 4)}`;

/** What a report is often asked for, by the agency's calendar day and the month in which its year begins. */
export const presets = {
  today: (day: string): Period => ({ from: day, to: day }),
  this_month: monthOf,
  last_month: (day: string): Period => monthOf(dayAfter(monthOf(day).from, -1)),
  fiscal_year: fiscalYearOf,
} as const satisfies Record<string, (day: string, firstMonth: number) => Period>;
export type Preset = keyof typeof presets;

/** The part of a period that lies between two days, of which either may be missing. */
export const within = ({ from, to }: Period, first: unknown, last: unknown): Period => ({
  from: typeof first === 'string' && first > from ? first : from,
  to: typeof last === 'string' && last !== '' && last < to ? last : to,
});
