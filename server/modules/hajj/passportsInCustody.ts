import { and, sql } from 'drizzle-orm';
import { entities } from '#catalog/registry/entities.ts';
import { inCustody, passportsInCustody as report } from '#catalog/hajj/passportsInCustody.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import { tableOf } from '../../engine/schema/tables.ts';
import type { ReportSource } from '../../engine/reports/ReportSource.ts';

const pilgrims = tableOf(entities.hajj_passenger_info);
/** Places in the order in which a passport comes to them. */
const places = sql.param([...(report.columns.passport_custody.field.options ?? [])]);

/** Passports by place and holder. */
export const passportsInCustody: ReportSource = {
  rows({ where, params, today }) {
    const held = params.has('passport_custody__in') ? undefined : inStates(sql`passport_custody`, inCustody);
    return sql`
      select passport_custody, array_position(${places}::text[], passport_custody) as place, passport_holder,
        count(*) as passports, min(passport_custody_since) as oldest,
        min(departure_date) filter (where departure_date >= ${today}) as next_departure
      from ${pilgrims} where ${and(sql`true`, where, held)}
      group by passport_custody, passport_holder`;
  },
  order: ['place', 'passport_custody', 'passport_holder'],
};
