import { defineReport } from '../engine/defineReport.ts';
import { date, integer, money } from '../engine/fields.ts';
import { monthOf, within } from '../engine/days/periods.ts';
import { donation, held } from './donation.ts';

const { cause, donated_on, status } = donation.fields;

/** What was given for each cause, month by month; unless it asks for other states, of money that the agency has. */
export const donationsByCause = defineReport({
  name: 'donations_by_cause',
  route: 'report-management/donation-reports',
  module: 'donations',
  reads: ['donation', 'cause'],
  parameters: { donated_on, cause, status },
  columns: {
    cause: { field: cause },
    month: { field: date({ ofMonth: true }) },
    donations: {
      field: integer(),
      total: true,
      drillDown(row, asked) {
        const days = within(monthOf(String(row['month'])), asked['donated_on__gte'], asked['donated_on__lte']);
        return {
          list: 'donation',
          filter: {
            cause__in: [row['cause']],
            donated_on__gte: days.from,
            donated_on__lte: days.to,
            status__in: asked['status__in'] ?? held,
          },
        };
      },
    },
    donors: { field: integer() },
    amount: { field: money(), total: true },
  },
  groupBy: 'cause',
});
