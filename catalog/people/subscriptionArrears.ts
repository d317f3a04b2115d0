import { defineReport } from '../engine/defineReport.ts';
import { choice, date, integer, money } from '../engine/fields.ts';
import { monthlySubscription } from './monthlySubscription.ts';

const { member, subscription_date } = monthlySubscription.fields;

/** States of a bill that a member still owes; a missed one only where it is asked for. */
const owed = ['due', 'missed'] as const;
export const OWED = 'due';

/** Days after its own up to which a bill counts as so old; what is older stands in the last column. */
export const AGES = { up_to_30: 30, up_to_60: 60, up_to_90: 90 } as const;

const part = { field: money(), total: true } as const;

/** What each member owes as of a day, and for how long. */
export const subscriptionArrears = defineReport({
  name: 'subscription_arrears',
  route: 'report-management/subscription-arrears-reports',
  module: 'people',
  reads: ['monthly_subscription', 'member'],
  parameters: { subscription_date, member, status: choice(owed) },
  asOf: 'subscription_date',
  columns: {
    member: { field: member },
    bills: {
      field: integer(),
      total: true,
      drillDown: (row, asked) => ({
        list: 'monthly_subscription',
        filter: {
          member__in: [row['member']],
          subscription_date__lte: asked['subscription_date__lte'],
          status__in: asked['status__in'] ?? [OWED],
        },
      }),
    },
    oldest: { field: date() },
    up_to_30: part,
    up_to_60: part,
    up_to_90: part,
    over_90: part,
    amount: part,
  },
});
