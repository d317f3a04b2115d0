import { defineReport, type Narrowing, type ReportRow } from '../engine/defineReport.ts';
import { date, integer } from '../engine/fields.ts';
import { hajjPassengerInfo } from './hajjPassengerInfo.ts';

const { passport_custody, passport_holder, branch, departure, season } = hajjPassengerInfo.fields;

/** Where a passport is that its pilgrim does not have; other places only where they are asked for. */
export const inCustody = ['received', 'in_safe', 'with_agent', 'at_embassy', 'lost'] as const;

const heldBy = ({ passport_holder: holder }: ReportRow): Narrowing =>
  holder === null ? { passport_holder__isnull: 'true' } : { passport_holder: holder };

/** How many passports somebody holds and where, for how long, and when the first of their pilgrims flies. */
export const passportsInCustody = defineReport({
  name: 'passports_in_custody',
  route: 'report-management/passports-in-custody',
  module: 'hajj',
  reads: ['hajj_passenger_info'],
  parameters: { passport_custody, passport_holder, departure, season, branch },
  columns: {
    passport_custody: { field: passport_custody },
    passport_holder: { field: passport_holder },
    passports: {
      field: integer(),
      total: true,
      drillDown: (row, asked) => ({
        list: 'hajj_passenger_info',
        filter: { ...asked, passport_custody__in: [row['passport_custody']], ...heldBy(row) },
      }),
    },
    oldest: { field: date() },
    next_departure: { field: date() },
  },
  groupBy: 'passport_custody',
});
