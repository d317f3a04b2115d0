import { sql } from 'drizzle-orm';
import { phaseOutOfBounds, phases } from '../../../../catalog/hajj/seasons/phases.ts';
import { violation } from '../../../../catalog/violation.ts';
import { mapInOrder } from '../../../db/mapInOrder.ts';
import { settled } from '../../../effects/settled.ts';
import type { Effect } from '../../../host.ts';
import { isObject } from '../../../http/isObject.ts';
import { joinDeparture } from '../bookings/pilgrimFollows.ts';
import { boundsOf } from './phaseShares.ts';

/** Once it takes bookings, its flights keep the shares of the phases that its season bounds. */
const keepsPhases: Effect = {
  async check(tx, _desk, merged) {
    if (!merged['status'] || merged['status'] === 'draft' || !Array.isArray(merged['flights'])) return [];
    const flown = merged['flights']
      .filter(isObject)
      .filter(one => one['direction'] === 'outbound')
      .flatMap(({ phase, pilgrims }) => {
        const known = phases.find(one => one === phase);
        return known ? [{ phase: known, pilgrims: Number(pilgrims) }] : [];
      });
    const season = typeof merged['season'] === 'number' ? merged['season'] : null;
    return phaseOutOfBounds(flown, await boundsOf(tx, season)) ? [violation('flights', 'phase_share')] : [];
  },
};

const told = ['tour_package', 'season', 'departure_date', 'return_date'] as const;

/** Files of pilgrims say the days and the package of their departure, also when these change. */
const pilgrimsFollow: Effect = {
  async afterChange(tx, desk, { before, after }) {
    if (!before || !after || told.every(name => before[name] === after[name])) return;
    const departure = Number(after['id']);
    const { rows } = await tx.execute<{ id: number }>(sql`
      select id from hajj_passenger_info where departure = ${departure} order by id`);
    await mapInOrder(rows, ({ id }) => joinDeparture(tx, desk, { pilgrim: id, departure }));
  },
};

/** What belongs to departures beside their records. */
export const departureEffects: readonly Effect[] = [
  settled({
    open: ['draft', 'open', 'full', 'locked'],
    keeps: ['tour_package', 'season', 'departure_date', 'return_date', 'seats'],
    problem: 'departure_stays',
  }),
  keepsPhases,
  pilgrimsFollow,
];
