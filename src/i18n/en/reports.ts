import type { OwnColumn, ReportName } from '../../../catalog/reports.ts';
import type { Preset } from '../../../catalog/periods.ts';

/** Words of the reports. */
export const reports = {
  menu: 'Reports',
  failed: 'The report could not be made.',
  print: 'Print',
  presets: {
    label: 'Period',
    today: 'Today',
    this_month: 'This month',
    last_month: 'Last month',
    fiscal_year: 'This fiscal year',
    end_of_last_month: 'End of last month',
  } satisfies Record<Preset | 'label' | 'end_of_last_month', string>,
  as_of: 'As of',
  made_on: 'Made on %{day}',
  rows: 'Rows %{from} to %{to} of %{total}',
  opening: 'Opening',
  closing: 'Closing',
  totals: 'Total of one row |||| Total of %{smart_count} rows',
  sum: 'Total',
  behind: '%{value}: show the records',
  titles: {
    donations_by_cause: 'Donations by cause and month',
    pilgrims_by_state: 'Pilgrims by departure and status',
    subscription_arrears: 'Subscription arrears',
  } satisfies Record<ReportName, string>,
  columns: {
    month: 'Month',
    donations: 'Donations',
    donors: 'Donors',
    pilgrims: 'Pilgrims',
    bills: 'Bills',
    oldest: 'Oldest',
    up_to_30: 'Up to 30 days',
    up_to_60: '31 to 60 days',
    up_to_90: '61 to 90 days',
    over_90: 'Over 90 days',
  } satisfies Record<OwnColumn, string>,
} as const;
