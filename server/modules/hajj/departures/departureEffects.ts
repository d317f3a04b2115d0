import { commandOf } from '#catalog/registry/commands.ts';
import { startsIn } from '#catalog/engine/defineCommand.ts';
import { stateIn } from '#catalog/registry/availableCommands.ts';
import { standingBookings } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { departureLifecycle } from '#catalog/hajj/departures/departureLifecycle.ts';
import { phaseOutOfBounds, phases } from '#catalog/hajj/seasons/phases.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { execute } from '#server/engine/commands/execute.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import { lockedFields } from '#server/engine/effects/lockedFields.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { isObject } from '#server/platform/http/isObject.ts';
import { keepJourney } from '../bookings/keepJourney.ts';
import { departureComesIn } from '../seasons/departureComesIn.ts';
import { daysByCommand } from './daysByCommand.ts';
import { flightsCarry } from './flightsCarry.ts';
import { boundsOf } from './phaseShares.ts';
import { pilgrimsOf } from './pilgrimsOf.ts';
import { staysBookable, told } from './staysBookable.ts';
import { withinSeason } from './withinSeason.ts';

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

/** Files of pilgrims say the days, season and package of their departure, also when these change. */
const pilgrimsFollow: Effect = {
  async afterChange(tx, request, { before, after }) {
    if (!before || !after || told.every(name => before[name] === after[name])) return;
    const pilgrims = await pilgrimsOf(tx, Number(after['id']), standingBookings);
    await mapInOrder(pilgrims, pilgrim => keepJourney(tx, request, pilgrim));
  },
};

/** It is full without a free seat, and takes bookings again with one, also when its seats become more or fewer. */
const tellsSeats: Effect = {
  async afterChange(tx, request, { before, after }) {
    if (!before || !after || before['seats'] === after['seats']) return;
    const verb = Number(after['booked']) < Number(after['seats']) ? 'mark_free' : 'mark_full';
    const command = commandOf(`${verb}_departure`);
    if (!startsIn(command, stateIn(request.entity, after))) return;
    await execute(tx, request, { command, id: Number(after['id']), input: {}, locale: 'en' });
  },
};

/** What belongs to departures beside their records. */
export const departureEffects: readonly Effect[] = [
  lockedFields({
    open: departureLifecycle.groups.changeable,
    keeps: ['tour_package', 'season', 'departure_date', 'return_date', 'seats'],
    because: { locked: 'lists_locked', cancelling: 'being_cancelled' },
    problem: 'departure_stays',
  }),
  keepsPhases,
  departureComesIn,
  withinSeason,
  flightsCarry,
  daysByCommand,
  staysBookable,
  pilgrimsFollow,
  tellsSeats,
];
