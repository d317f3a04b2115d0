import { sql } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { DepartureSeat } from '#catalog/hajj/departures/DepartureSeats.ts';
import type { BoardRow } from '#catalog/hajj/fly/FlyBoard.ts';
import type { Requirement } from '#catalog/hajj/fly/requirements.ts';
import { lackedIn, rowObstacle } from '#catalog/hajj/fly/rowObstacle.ts';
import type { Obstacle } from '#catalog/engine/violations/violation.ts';
import { knownIds } from '#server/engine/access/scope.ts';
import { systemCaller } from '#server/engine/access/systemCaller.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { readFlyBoard } from '../fly/readFlyBoard.ts';

interface FlightContext {
  readonly tx: Database;
  readonly request: { readonly caller: Caller };
  readonly record: { readonly id: number };
}

/** Somebody with a seat, and whether whoever asks may know the booking. */
export interface KnownSeat extends DepartureSeat {
  readonly isKnown: boolean;
}

interface Seat extends Record<string, unknown> {
  readonly id: number;
  readonly number: string;
  readonly status: string;
  readonly pilgrim: number | null;
  readonly name: string;
  readonly file: string | null;
}

/** What somebody lacks for the flight; who still owes may fly all the same, the departure bills them. */
const lackedBy = (row: BoardRow | undefined, asked: readonly Requirement[]): Obstacle[] =>
  row
    ? lackedIn(row, asked)
        .filter(one => one !== 'paid_up')
        .map(one => rowObstacle(one, row))
    : [];

/**
 * Everybody with a seat, or still away, and why they may not leave with the others: the seat is only held or for
 * nobody, the board shows something as missing, or the file is not ready. Whoever was ready may not be any more, so the board is asked as
 * they leave (rules B5).
 */
export async function seatsOf({ tx, request: { caller }, record }: FlightContext): Promise<KnownSeat[]> {
  const { requirements, pilgrims } = await readFlyBoard(tx, systemCaller, record.id);
  const board = new Map(pilgrims.map(row => [row.id, row]));
  const { rows } = await tx.execute<Seat>(sql`
    select booking.id, booking_no as number, booking.status, pilgrim, file.status as file,
      concat_ws(' ', given_names, surname) as name
    from booking left join hajj_passenger_info as file on file.id = booking.pilgrim
    where booking.departure = ${record.id} and (booking.status in ('held', 'confirmed')
      or booking.status = 'departed' and file.status = 'travelling') order by booking.id`);
  const known = (entity: 'booking' | 'hajj_passenger_info', ids: readonly (number | null)[]) =>
    knownIds(
      tx,
      { caller, entity: entities[entity] },
      allowed(caller, entities[entity], 'list') ? ids.filter(id => id !== null) : [],
    );
  const files = await known(
    'hajj_passenger_info',
    rows.map(({ pilgrim }) => pilgrim),
  );
  const bookings = await known(
    'booking',
    rows.map(({ id }) => id),
  );
  const lacks = ({ status, pilgrim, file }: Seat): Obstacle[] => {
    if (status === 'departed') return [];
    const missing = pilgrim === null ? [] : lackedBy(board.get(pilgrim), requirements);
    if (status === 'held') return [{ code: 'still_held' }, ...missing];
    if (pilgrim === null) return [{ code: 'goes_nobody' }];
    const isReady = file === 'ready_to_travel' || missing.length > 0;
    return isReady ? missing : [{ code: 'not_ready' }];
  };
  return rows.map(seat => {
    const pilgrim = seat.pilgrim !== null && files.has(seat.pilgrim) ? seat.pilgrim : null;
    const lacking = lacks(seat);
    return {
      booking: seat.id,
      pilgrim,
      name: pilgrim === null ? seat.number : seat.name,
      // Of a file that they may not know no more is told than why the seat stays.
      lacks: pilgrim === null ? lacking.slice(0, 1) : lacking,
      is_held: seat.status === 'held',
      isKnown: bookings.has(seat.id),
    };
  });
}
