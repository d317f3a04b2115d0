import { and, inArray, sql } from 'drizzle-orm';
import { donation, held } from '#catalog/donations/donation.ts';
import { cause } from '#catalog/donations/cause.ts';
import { tableOf } from '../../engine/schema/tables.ts';
import type { ReportSource } from '../../engine/reports/ReportSource.ts';

const [donations, causes] = [tableOf(donation), tableOf(cause)];
const status = donations.status;

/** Donations by cause and month. */
export const donationsByCause: ReportSource = {
  rows: ({ params, where }) => sql`
    select donation.cause, cause.name as cause_name,
      date_trunc('month', donation.donated_on)::date as month,
      count(*) as donations, count(distinct donation.member) as donors, sum(donation.amount) as amount
    from ${donations} join ${causes} on cause.id = donation.cause
    where ${and(sql`true`, where, params.has('status__in') ? undefined : inArray(status, [...held]))}
    group by donation.cause, cause.name, month`,
  order: ['cause_name', 'cause', 'month'],
};
