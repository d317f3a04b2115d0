import { dayAfter } from '../engine/days/days.ts';
import type { ReportRow } from '../engine/defineReport.ts';
import { departureLifecycle } from '../hajj/departures/departureLifecycle.ts';
import { underWay } from '../hajj/pilgrimLifecycle.ts';
import { fiscalYearOf, monthOf, type Period } from '../engine/days/periods.ts';
import { orderTabs } from '../shop/orders/orderTabs.ts';
import { daysOf, type Figure, type ListBehind, type Moment, type ReportBehind } from './Behind.ts';

/** Days within which a passport that ends is worth a look. */
const HALF_A_YEAR = 183;

const orders = (filter: (typeof orderTabs)[keyof typeof orderTabs]): Figure => ({
  behind: () => ({ list: 'order', filter }),
});

const held = (holds: 'cash' | 'bank'): Figure => ({
  behind: ({ today }) => ({
    report: 'account_statement_summary',
    filter: { ...daysOf('log_date', { from: today, to: today }), holds__in: [holds] },
  }),
  sum: 'closing',
});

/** Single numbers of the overview. */
export const projectFigures = {
  unpaid_orders: orders(orderTabs.unpaid),
  paid_orders: orders(orderTabs.paid),
  incomplete_orders: orders(orderTabs.incomplete),
  low_stock: { behind: () => ({ report: 'low_stock', filter: {} }) },
  customers: { behind: () => ({ list: 'customer', filter: {} }) },
  cash: held('cash'),
  bank: held('bank'),
  expiring_passports: {
    behind: ({ today }) => ({
      list: 'hajj_passenger_info',
      filter: {
        ...daysOf('passport_expiry_date', { from: today, to: dayAfter(today, HALF_A_YEAR) }),
        status__in: underWay,
      },
    }),
  },
} as const satisfies Readonly<Record<string, Figure>>;
export type FigureName = keyof typeof projectFigures;

/** Days over which orders are summed; a week is the last seven, since it begins on another day everywhere. */
export const spans = {
  today: ({ today }) => ({ from: today, to: today }),
  this_week: ({ today }) => ({ from: dayAfter(today, -6), to: today }),
  this_month: ({ today }) => ({ from: monthOf(today).from, to: today }),
  this_year: ({ today, firstMonth }) => ({ from: fiscalYearOf(today, firstMonth).from, to: today }),
} as const satisfies Readonly<Record<string, (moment: Moment) => Period>>;
export type Span = keyof typeof spans;

/** Orders that are summed together: all that stand, and what of them is paid or not. */
export const totalled = {
  all: { status__in: orderTabs.paid.status__in },
  paid: orderTabs.paid,
  unpaid: orderTabs.unpaid,
} as const;
export type Totalled = keyof typeof totalled;

/** What is summed of them: what is asked for, of those that are not paid only what is outstanding. */
export const summedOf = {
  all: 'due_amount',
  paid: 'due_amount',
  unpaid: 'outstanding',
} as const satisfies Readonly<Record<Totalled, string>>;

/** Orders of some days, by day. */
export const ordersOf = (which: Totalled, period: Period): ReportBehind => ({
  report: 'order_summary',
  filter: { ...daysOf('order_date', period), ...totalled[which] },
});

/** Lines of orders of some days, those of one item or one category where a row names it. */
export const soldIn = (period: Period, row: ReportRow = {}): ReportBehind => ({
  report: 'sold_items',
  filter: {
    ...daysOf('order_date', period),
    ...totalled.all,
    ...(row['stock_item'] !== undefined && { stock_item__in: [row['stock_item']] }),
    ...(row['category'] !== undefined && { category__in: [row['category']] }),
  },
});

/** Pilgrims at a step. */
export const pilgrimsAt = ({ status }: ReportRow): ListBehind => ({
  list: 'hajj_passenger_info',
  filter: { status__in: [status] },
});

/** Departures that have still to leave. */
export const departuresAhead = ({ today }: Moment): ListBehind => ({
  list: 'departure',
  filter: { departure_date__gte: today, status__in: departureLifecycle.groups.ahead },
});

/** Seasons that have not ended. */
export const seasonsAhead = ({ today }: Moment): ListBehind => ({ list: 'season', filter: { ends_on__gte: today } });

/** All seasons, for what is looked for in their deadlines. */
export const allSeasons = (): ListBehind => ({ list: 'season', filter: {} });
