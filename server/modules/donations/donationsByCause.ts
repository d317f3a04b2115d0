import { and, inArray, sql } from 'drizzle-orm';
import { held } from '../../../catalog/donations/donation.ts';
import { entities } from '../../../catalog/entities.ts';
import { columnOf, tableOf } from '../../db/tables.ts';
import type { ReportSource } from '../../reports/ReportSource.ts';

const [donations, causes] = [tableOf(entities.donation), tableOf(entities.cause)];
const status = columnOf(donations, 'status');

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
