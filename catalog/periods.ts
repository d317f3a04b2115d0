import { dayAfter } from './days.ts';

/** Calendar days from the first to the last, both within. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Month and day on which the agency's year begins. */
const YEAR_BEGINS = '07-01';

export function monthOf(day: string): Period {
  const from = `${day.slice(0, 7)}-01`;
  const next = dayAfter(from, 31);
  return { from, to: dayAfter(`${next.slice(0, 7)}-01`, -1) };
}

/** The calendar year in which the agency's year of a day begins; number series are counted by it (rule N1). */
export const fiscalYear = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < YEAR_BEGINS ? 1 : 0);

function fiscalYearOf(day: string): Period {
  const year = fiscalYear(day);
  return { from: `${year}-${YEAR_BEGINS}`, to: dayAfter(`${year + 1}-${YEAR_BEGINS}`, -1) };
}

/** What a report is often asked for, by the agency's calendar day. */
export const presets = {
  today: (day: string): Period => ({ from: day, to: day }),
  this_month: monthOf,
  last_month: (day: string): Period => monthOf(dayAfter(monthOf(day).from, -1)),
  fiscal_year: fiscalYearOf,
} as const;
export type Preset = keyof typeof presets;

/** The part of a period that lies between two days, of which either may be missing. */
export const within = ({ from, to }: Period, first: unknown, last: unknown): Period => ({
  from: typeof first === 'string' && first > from ? first : from,
  to: typeof last === 'string' && last !== '' && last < to ? last : to,
});
