import { defineReport, type ReportRow } from '../engine/defineReport.ts';
import { integer } from '../engine/fields.ts';
import { hajjPassengerInfo } from './hajjPassengerInfo.ts';

const { status, tour_package, departure_date, pilgrim_type } = hajjPassengerInfo.fields;

/** The filter for a value of the row, or for its absence. */
const same = (row: ReportRow, name: string, comparison: 'in' | 'both') => {
  const value = row[name];
  if (value === null) return { [`${name}__isnull`]: 'true' };
  return comparison === 'in' ? { [`${name}__in`]: [value] } : { [`${name}__gte`]: value, [`${name}__lte`]: value };
};

/** How many pilgrims of each departure stand at which step. */
export const pilgrimsByState = defineReport({
  name: 'pilgrims_by_state',
  route: 'report-management/pilgrim-reports',
  module: 'hajj',
  reads: ['hajj_passenger_info', 'tour_package'],
  parameters: { departure_date, tour_package, status, pilgrim_type },
  columns: {
    departure_date: { field: departure_date },
    tour_package: { field: tour_package },
    status: { field: status },
    pilgrims: {
      field: integer(),
      total: true,
      drillDown: (row, asked) => ({
        list: 'hajj_passenger_info',
        filter: {
          ...(asked['pilgrim_type__in'] !== undefined && { pilgrim_type__in: asked['pilgrim_type__in'] }),
          ...same(row, 'departure_date', 'both'),
          ...same(row, 'tour_package', 'in'),
          status__in: [row['status']],
        },
      }),
    },
  },
  groupBy: 'departure_date',
  looksAhead: true,
});
