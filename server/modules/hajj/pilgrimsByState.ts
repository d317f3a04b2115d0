import { and, sql } from 'drizzle-orm';
import { entities } from '#catalog/registry/entities.ts';
import { pilgrimLifecycle } from '#catalog/hajj/pilgrimLifecycle.ts';
import { tableOf } from '../../engine/schema/tables.ts';
import type { ReportSource } from '../../engine/reports/ReportSource.ts';

const [pilgrims, packages] = [tableOf(entities.hajj_passenger_info), tableOf(entities.tour_package)];
/** Steps in the order in which they are taken. */
const steps = sql`array_position(${sql.raw(`array['${pilgrimLifecycle.states.join("','")}']`)}, pilgrim.status)`;

/** Pilgrims by departure, package and step. */
export const pilgrimsByState: ReportSource = {
  rows: ({ where }) => sql`
    select pilgrim.departure_date, pilgrim.tour_package, package.name as package_name,
      pilgrim.status, ${steps} as step, count(*) as pilgrims
    from (select departure_date, tour_package, status from ${pilgrims} where ${and(sql`true`, where)}) as pilgrim
    left join ${packages} as package on package.id = pilgrim.tour_package
    group by pilgrim.departure_date, pilgrim.tour_package, package.name, pilgrim.status`,
  order: ['departure_date', 'package_name', 'tour_package', 'step'],
};
