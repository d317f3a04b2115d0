import { and, type SQL, sql } from 'drizzle-orm';
import { openBookings } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import type { Outcome } from '#catalog/hajj/bookings/endWithDeparture.ts';
import type { Cancelling, Ended, Undecided } from '#catalog/hajj/departures/Cancelling.ts';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, sum, toMinor } from '#catalog/engine/money/money.ts';
import { withinScope } from '#server/engine/access/scope.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import { Problem } from '#server/platform/problem.ts';
import { undecidedOn, whyCancelled } from './endings.ts';
import { endingsOf } from './readEndings.ts';
import { MOST, withPilgrims } from './withPilgrims.ts';

const { booking } = entities;

type Head = Pick<Cancelling, 'id' | 'code' | 'status' | 'departure_date' | 'season'> & Record<string, unknown>;
type Row = Omit<Undecided, 'pilgrim'> & { readonly pilgrim: number | null };
type Sums = Ended & { readonly outcome: Outcome; readonly still: string } & Record<string, unknown>;

async function headOf(db: Database, departure: number): Promise<Head & Pick<Cancelling, 'reason'>> {
  const { rows } = await db.execute<Head>(sql`
    select id, code, status, departure_date::text as departure_date, season from departure where id = ${departure}`);
  const [found] = rows;
  if (!found) throw new Problem(404, 'not_found');
  return { ...found, reason: await whyCancelled(db, departure) };
}

/** Bookings of a departure that wait for a decision, as far as the caller may know them. */
const openOf = (caller: Caller, departure: number): SQL =>
  sql`${and(
    sql`booking.departure = ${departure} and ${inStates(sql`booking.status`, openBookings)}`,
    withinScope({ caller, entity: booking }),
  )}`;

async function undecidedOf(db: Database, caller: Caller, departure: number): Promise<Undecided[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select booking.id, booking_no, booking.status, booking.pilgrim, booking.room_type, price::text as price,
      amount::text as amount, paid_amount::text as paid_amount, payment_status
    from booking
    where ${openOf(caller, departure)} order by booking_no, booking.id limit ${MOST}`);
  return withPilgrims<Row>(db, caller, rows);
}

async function leftOf(db: Database, caller: Caller, departure: number) {
  const { rows } = await db.execute<{ bookings: number; paid: string }>(sql`
    select count(*)::int as bookings, coalesce(sum(paid_amount), 0)::numeric(18, 2)::text as paid
    from booking where ${openOf(caller, departure)}`);
  return rows[0] ?? { bookings: 0, paid: '0.00' };
}

const cents = (column: SQL): SQL => sql`coalesce(sum(${column}), 0)::numeric(18, 2)::text`;

/** What has ended, by outcome; and what of it waits for the cancelled booking still. */
async function endedOf(db: Database, caller: Caller, departure: number): Promise<Sums[]> {
  const { rows } = await db.execute<Sums>(sql`
    select outcome, count(*)::int as bookings, ${cents(sql`ending.paid`)} as paid, ${cents(sql`ending.moved`)} as moved,
      ${cents(sql`ending.refunded`)} as refunded, ${cents(sql`ending.waiting`)} as waiting,
      ${cents(sql`ending.fees`)} as fees, ${cents(sql`case when booking.status = 'cancelled' and ending.waiting > 0
        then least(greatest(booking.paid_amount - booking.due_amount, 0), ending.waiting) end`)} as still
    from departure_ending as ending join booking on booking.id = ending.booking
    where ${and(sql`ending.departure = ${departure}`, withinScope({ caller, entity: booking }))}
    group by outcome`);
  return rows;
}

type Part = Exclude<keyof Ended, 'bookings'> | 'still';
const summed = (all: readonly Sums[], name: Part): string => fromMinor(sum(all.map(one => toMinor(one[name]))));

const together = (all: readonly Sums[]): Ended => ({
  bookings: all.reduce((before, { bookings }) => before + bookings, 0),
  paid: summed(all, 'paid'),
  moved: summed(all, 'moved'),
  refunded: summed(all, 'refunded'),
  waiting: summed(all, 'waiting'),
  fees: summed(all, 'fees'),
});

/** How far the cancellation of a departure has come, as far as the caller may know its bookings: from the books alone. */
export async function readCancelling(db: Database, caller: Caller, departure: number): Promise<Cancelling> {
  const head = await headOf(db, departure);
  const left = await leftOf(db, caller, departure);
  const sums = await endedOf(db, caller, departure);
  const of = (outcome: Outcome): Ended => together(sums.filter(one => one.outcome === outcome));
  return {
    ...head,
    undecided: await undecidedOf(db, caller, departure),
    left,
    hidden: (await undecidedOn(db, departure)) - left.bookings,
    endings: await endingsOf(db, caller, departure),
    ended: { move: of('move'), refund: of('refund'), keep: of('keep'), drop: of('drop') },
    total: together(sums),
    still_waiting: summed(sums, 'still'),
  };
}
