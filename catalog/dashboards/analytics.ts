import { earlierDays } from '../engine/comparison.ts';
import { dayAfter, daysBetween } from '../engine/days/days.ts';
import type { Narrowing } from '../engine/defineReport.ts';
import { monthOf, type Period } from '../engine/days/periods.ts';
import { type Behind, daysOf, type ListBehind, type ReportBehind } from './Behind.ts';
import { ordersOf, soldIn } from './projectFigures.ts';

/** Days that are drawn each by itself; more are drawn by month. */
const MOST_DAYS = 45;

/** Amounts over time, each the sum of a report's column. */
export const analyticsSeries = {
  sales: { behind: (period: Period): ReportBehind => ordersOf('all', period), day: 'order_date', sum: 'due_amount' },
  receipts: {
    behind: (period: Period): ReportBehind => ({ report: 'receipt_report', filter: daysOf('log_date', period) }),
    day: 'log_date',
    sum: 'money_amount',
  },
  payments: {
    behind: (period: Period): ReportBehind => ({ report: 'payment_report', filter: daysOf('log_date', period) }),
    day: 'log_date',
    sum: 'money_amount',
  },
} as const;
export type SeriesName = keyof typeof analyticsSeries;

/** Pilgrims who were entered on some of the agency's days, those of one package where it is named. */
const enteredIn = ({ from, to }: Period, more: Narrowing = {}): ListBehind => ({
  list: 'hajj_passenger_info',
  filter: { created_at__gte: from, created_at__lte: `${to}T23:59:59.999`, ...more },
});

/** What a period is told apart by; without an id, all that is. */
export const analyticsParts = {
  categories: (period: Period, id?: number): Behind => soldIn(period, id === undefined ? {} : { category: id }),
  branches(period: Period, id?: number): Behind {
    const { report, filter } = ordersOf('all', period);
    return { report, filter: { ...filter, ...(id !== undefined && { branch__in: [id] }) } };
  },
  packages: (period: Period, id?: number): Behind =>
    enteredIn(period, id === undefined ? {} : { tour_package__in: [id] }),
} as const;
export type PartName = keyof typeof analyticsParts;

/** The days with which a period is compared: as many before it. */
export function before({ from, to }: Period): Period {
  const days = earlierDays('period_before', from, to);
  return { from: days.from ?? from, to: days.to };
}

/** The first days of the parts in which a period is drawn: its days, or its months where they are many. */
export function stepsOf({ from, to }: Period): { readonly by: 'day' | 'month'; readonly first: readonly string[] } {
  const days = daysBetween(from, to) + 1;
  if (days <= MOST_DAYS) return { by: 'day', first: Array.from({ length: days }, (_, at) => dayAfter(from, at)) };
  const first: string[] = [];
  for (let day = from; day <= to; day = dayAfter(monthOf(day).to, 1)) first.push(day);
  return { by: 'month', first };
}
