import { sql } from 'drizzle-orm';
import { isEqual, pick } from 'es-toolkit';
import { standingBookings, takesFile } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { entities } from '#catalog/registry/entities.ts';
import { systemCaller } from '#server/engine/access/systemCaller.ts';
import { existingOf } from '#server/engine/access/scope.ts';
import { toWire } from '#server/engine/records/record.ts';
import type { Values } from '#server/engine/context/values.ts';
import { writeChanges } from '#server/engine/crud/write.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { RequestContext } from '#server/engine/context/host.ts';

const entity = entities.hajj_passenger_info;

interface Journey {
  /** As the one booking that stands has it; undefined without one. */
  readonly journey: Values | undefined;
  /** A booking has taken the file, whether it stands or not. */
  readonly isBooked: boolean;
}

/** What the file of a pilgrim says of their journey, and whether any booking has it. */
export async function journeyOf(tx: Database, pilgrim: number): Promise<Journey> {
  const { rows } = await tx.execute<Values>(sql`
    select standing.*, exists (select 1 from booking where pilgrim = ${pilgrim}
      and ${inStates(sql`status`, takesFile)}) as "isBooked"
    from (select 1) as file left join lateral (
      select departure.id as departure, departure.tour_package, departure.season,
        departure.departure_date::text as departure_date, departure.return_date::text as return_date, booking.room_type
      from booking join departure on departure.id = booking.departure
      where booking.pilgrim = ${pilgrim} and ${inStates(sql`booking.status`, standingBookings)}
      order by booking.status, booking.id desc limit 1) as standing on true`);
  const { isBooked, ...standing } = rows[0] ?? {};
  // A season or room that the booking leaves open is the file's own.
  const journey = Object.fromEntries(Object.entries(standing).filter(([, value]) => value !== null));
  return { journey: 'departure' in journey ? journey : undefined, isBooked: isBooked === true };
}

/** Where nobody has a seat for them any more: season and package stay as they wish. */
const nowhere = { departure: null, departure_date: null, return_date: null };

/**
 * Writes the journey of a pilgrim into their file. Nothing else does, whatever became of their bookings or of a
 * departure; so it is the host's own change, also where the caller could not see the file.
 */
export async function keepJourney(tx: Database, request: RequestContext, pilgrim: number): Promise<void> {
  const own = { ...request, entity, caller: { ...systemCaller, ...pick(request.caller, ['id', 'email']) } };
  const found = await existingOf(tx, own, pilgrim);
  const kept = toWire(entity, found, request.host, true);
  const changes = (await journeyOf(tx, pilgrim)).journey ?? (kept['departure'] === null ? {} : nowhere);
  if (isEqual(pick(kept, Object.keys(changes)), changes)) return;
  await writeChanges(tx, own, found, { changes, action: 'update' });
}
