import { sql } from 'drizzle-orm';
import { entities } from '#catalog/registry/entities.ts';
import type { BoardRow } from '#catalog/hajj/fly/FlyBoard.ts';
import type { Requirement } from '#catalog/hajj/fly/requirements.ts';
import type { Obstacle, Violation } from '#catalog/engine/violations/violation.ts';
import { knownIds } from '#server/engine/access/scope.ts';
import { systemCaller } from '#server/engine/access/systemCaller.ts';
import type { GuardContext } from '#server/engine/context/host.ts';
import { readFlyBoard } from '../fly/readFlyBoard.ts';
import { passportObstacle } from '../fly/passportObstacle.ts';
import { codes } from '../fly/seasonGuards.ts';

type FlightContext = Pick<GuardContext, 'tx' | 'request'> & { readonly record: { readonly id: number } };

/** Somebody with a seat who may not leave as they stand. */
export interface Unfit extends Pick<Violation, 'code' | 'params'> {
  readonly booking: number;
  /** Their name to those who may know them; to others the number of the booking. */
  readonly of: string;
  /** Whether whoever asks may know the booking. */
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
function lacks(row: BoardRow | undefined, asked: readonly Requirement[]): Obstacle | undefined {
  const lacking = asked.find((one, at) => one !== 'paid_up' && row?.standings[at] === 'missing');
  if (lacking === 'passport_valid') return passportObstacle(row?.passport_until);
  return lacking && { code: row?.mahram_flaw ?? codes[lacking] };
}

/**
 * Whoever may not leave with the others: the seat is only held, the board shows something as missing, or the file is not
 * ready. Whoever was ready may not be any more, so the board is asked as they leave (rules B5).
 */
export async function unfitToFly({ tx, request, record }: FlightContext): Promise<Unfit[]> {
  const { requirements, pilgrims } = await readFlyBoard(tx, systemCaller, record.id);
  const board = new Map(pilgrims.map(row => [row.id, row]));
  const { rows } = await tx.execute<Seat>(sql`
    select booking.id, booking_no as number, booking.status, pilgrim, file.status as file,
      concat_ws(' ', given_names, surname) as name
    from booking left join hajj_passenger_info as file on file.id = booking.pilgrim
    where booking.departure = ${record.id} and booking.status in ('held', 'confirmed') order by booking.id`);
  const found = rows.flatMap(seat => {
    const isReady = seat.pilgrim === null || seat.file === 'ready_to_travel';
    const unready: Obstacle | undefined = isReady ? undefined : { code: 'not_ready' };
    const missing = seat.pilgrim === null ? undefined : lacks(board.get(seat.pilgrim), requirements);
    const bar: Obstacle | undefined = seat.status === 'held' ? { code: 'still_held' } : (missing ?? unready);
    return bar ? [{ seat, bar }] : [];
  });
  const known = (entity: 'booking' | 'hajj_passenger_info', ids: readonly (number | null)[]) =>
    knownIds(
      tx,
      { ...request, entity: entities[entity] },
      ids.filter(id => id !== null),
    );
  const files = await known(
    'hajj_passenger_info',
    found.map(({ seat }) => seat.pilgrim),
  );
  const bookings = await known(
    'booking',
    found.map(({ seat }) => seat.id),
  );
  return found.map(({ seat: { id, number, pilgrim, name }, bar }) => ({
    booking: id,
    ...bar,
    of: pilgrim !== null && files.has(pilgrim) ? name : number,
    isKnown: bookings.has(id),
  }));
}
