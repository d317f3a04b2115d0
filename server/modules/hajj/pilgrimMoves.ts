import { between } from 'drizzle-orm';
import { dayAfter } from '#catalog/engine/days/days.ts';
import { AHEAD, type EventSource } from '../../engine/quickPanel/EventSource.ts';
import { pilgrimColumn, pilgrimEvents, seesPilgrims } from './pilgrims.ts';

/** Pilgrims by the day of a journey and their package. */
const moves = (kind: string, field: 'departure_date' | 'return_date'): EventSource => ({
  sees: seesPilgrims,
  events: onlooker =>
    pilgrimEvents(onlooker, {
      kind,
      where: between(pilgrimColumn(field), onlooker.today, dayAfter(onlooker.today, AHEAD)),
      by: [field, 'tour_package'],
      date: group => group[field],
    }),
});

/** Pilgrims who leave soon. */
export const departures = moves('departure', 'departure_date');
/** Pilgrims who come home soon. */
export const returns = moves('return', 'return_date');
