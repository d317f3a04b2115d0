import { takesFile } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { toWire } from '#server/engine/records/record.ts';
import { pilgrimsOf } from './pilgrimsOf.ts';

const days = ['departure_date', 'return_date'] as const;

/** Once pilgrims are booked, days change by a command alone, which looks at every one of them and asks for a reason. */
export const daysByCommand: Effect = {
  async check(tx, { entity, host }, merged, stored) {
    const before = stored && toWire(entity, stored, host, true);
    const changed = days.filter(name => before && before[name] !== merged[name]);
    if (changed.length === 0) return [];
    const pilgrims = await pilgrimsOf(tx, Number(stored?.['id']), takesFile);
    return pilgrims.length === 0 ? [] : changed.map(name => violation(name, 'days_by_command'));
  },
  async closes(db, _desk, stored) {
    const pilgrims = await pilgrimsOf(db, Number(stored['id']), takesFile);
    return pilgrims.length === 0 ? [] : days.map(field => ({ field, because: 'days_by_command' }));
  },
};
