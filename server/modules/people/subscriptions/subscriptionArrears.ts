import { and, eq, type SQL, sql } from 'drizzle-orm';
import { monthlySubscription } from '#catalog/people/monthlySubscription.ts';
import { user } from '#catalog/people/user.ts';
import { AGES, OWED } from '#catalog/people/subscriptionArrears.ts';
import { tableOf } from '#server/engine/schema/tables.ts';
import type { ReportSource } from '#server/engine/reports/ReportSource.ts';

const bills = tableOf(monthlySubscription);
const status = bills.status;

/** What is owed by bills of so many days, the first no longer and the last no less. */
const aged = (name: string, over: number, upTo?: number): SQL => {
  const bounds = sql`bill.age > ${over}${upTo === undefined ? sql`` : sql` and bill.age <= ${upTo}`}`;
  return sql`coalesce(sum(bill.amount) filter (where ${bounds}), 0)::numeric(20, 2) as ${sql.identifier(name)}`;
};

/** What members owe, by the age of their bills. */
export const subscriptionArrears: ReportSource = {
  rows({ params, today, where }) {
    const asOf = params.get('subscription_date__lte') ?? today;
    const open = params.has('status__in') ? undefined : eq(status, OWED);
    return sql`
      select bill.member, member.first_name, member.last_name, count(*) as bills, min(bill.subscription_date) as oldest,
        ${aged('up_to_30', -1, AGES.up_to_30)}, ${aged('up_to_60', AGES.up_to_30, AGES.up_to_60)},
        ${aged('up_to_90', AGES.up_to_60, AGES.up_to_90)}, ${aged('over_90', AGES.up_to_90)},
        sum(bill.amount) as amount
      from (
        select member, subscription_date, amount, ${asOf}::date - subscription_date as age
        from ${bills} where ${and(sql`true`, where, open)}
      ) as bill
      join ${tableOf(user)} as member on member.id = bill.member
      group by bill.member, member.first_name, member.last_name`;
  },
  order: ['first_name', 'last_name', 'member'],
};
