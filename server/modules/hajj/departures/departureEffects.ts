import { sql } from 'drizzle-orm';
import { commandOf } from '#catalog/registry/commands.ts';
import { startsIn } from '#catalog/engine/defineCommand.ts';
import { stateIn } from '#catalog/registry/availableCommands.ts';
import { standingBookings, takesFile } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { phaseOutOfBounds, phases } from '#catalog/hajj/seasons/phases.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { execute } from '#server/engine/commands/execute.ts';
import { toWire } from '#server/engine/records/record.ts';
import { findStored } from '#server/engine/records/select.ts';
import type { Values } from '#server/engine/context/values.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import { lockedFields } from '#server/engine/effects/lockedFields.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { isObject } from '#server/platform/http/isObject.ts';
import { lockFiles } from '../bookings/bookable.ts';
import { keepJourney } from '../bookings/keepJourney.ts';
import { departureComesIn } from '../seasons/departureComesIn.ts';
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

/** Pilgrims whose files bookings of these states have taken for a departure. */
async function pilgrimsOf(tx: Database, departure: number, states: readonly string[]): Promise<number[]> {
  const { rows } = await tx.execute<{ pilgrim: number }>(sql`
    select distinct pilgrim from booking where departure = ${departure} and pilgrim is not null
      and status = any(${sql.param([...states])}::text[]) order by pilgrim`);
  return rows.map(({ pilgrim }) => pilgrim);
}

/** Whether somebody who has booked a departure goes on another journey, with another file, on days that it would have. */
async function meetsOthers(tx: Database, departure: number, { departure_date, return_date }: Values): Promise<boolean> {
  const taking = sql.param([...takesFile]);
  const { rows } = await tx.execute(sql`
    select 1 from booking as here
    join hajj_passenger_info as file on file.id = here.pilgrim
    join hajj_passenger_info as other
      on other.id = coalesce(file.first_file, file.id) or other.first_file = coalesce(file.first_file, file.id)
    join booking on booking.pilgrim = other.id
    join departure as theirs on theirs.id = booking.departure
    where here.departure = ${departure} and here.status = any(${taking}::text[])
      and booking.departure <> ${departure} and booking.status = any(${taking}::text[])
      and theirs.departure_date <= ${return_date} and theirs.return_date >= ${departure_date} limit 1`);
  return rows.length > 0;
}

/** Pilgrims who have booked it must still be able to go when its days, season or package change: asked under their locks. */
const staysBookable: Effect = {
  async check(tx, { entity, host }, merged) {
    const id = Number(merged['id'] ?? 0);
    const stored = await findStored(tx, entity, id);
    const before = stored && toWire(entity, stored, host, true);
    if (!before || told.every(name => before[name] === merged[name])) return [];
    const pilgrims = await pilgrimsOf(tx, id, takesFile);
    if (pilgrims.length === 0) return [];
    const season = typeof merged['season'] === 'number' ? merged['season'] : null;
    const { rows } = await tx.execute<{ type: string }>(sql`
      select pilgrim_type as type from season where id = ${season} for share`);
    await lockFiles(tx, pilgrims);
    if (await meetsOthers(tx, id, merged)) return [violation('departure_date', 'journeys_overlap')];
    if (before['season'] === season) return [];
    const type = rows[0]?.type;
    if (!type) return [violation('season', 'season_missing')];
    const { rows: others } = await tx.execute(sql`
      select 1 from hajj_passenger_info
      where id = any(${sql.param(pilgrims)}::integer[]) and pilgrim_type <> ${type} limit 1`);
    return others.length > 0 ? [violation('season', 'season_type')] : [];
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
    open: ['draft', 'open', 'full'],
    keeps: ['tour_package', 'season', 'departure_date', 'return_date', 'seats'],
    because: { locked: 'lists_locked' },
    problem: 'departure_stays',
  }),
  keepsPhases,
  departureComesIn,
  staysBookable,
  pilgrimsFollow,
  tellsSeats,
];
