import { and, sql } from 'drizzle-orm';
import type { EndedBooking } from '#catalog/hajj/departures/Cancelling.ts';
import { entities } from '#catalog/registry/entities.ts';
import { withinScope } from '#server/engine/access/scope.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { MOST, withPilgrims } from './withPilgrims.ts';

const { booking } = entities;

type Row = Omit<EndedBooking, 'pilgrim'> & { readonly pilgrim: number | null };

/** What became of each booking of a departure that is cancelled, as far as the caller may know them. */
export async function endingsOf(db: Database, caller: Caller, departure: number): Promise<EndedBooking[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select booking.id, booking_no, booking.pilgrim, outcome,
      case when outcome = 'move' then departure.code end as departure, ending.paid::text as paid, ending.moved::text as moved,
      ending.refunded::text as refunded, ending.waiting::text as waiting, ending.fees::text as fees
    from departure_ending as ending join booking on booking.id = ending.booking
      join departure on departure.id = booking.departure
    where ${and(sql`ending.departure = ${departure}`, withinScope({ caller, entity: booking }))}
    order by ending.id limit ${MOST}`);
  return withPilgrims<Row>(db, caller, rows);
}
