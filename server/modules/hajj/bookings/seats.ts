import { sql } from 'drizzle-orm';
import { violation } from '#catalog/engine/violations/violation.ts';
import { keepValues } from '#server/engine/records/keepValues.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import { Problem } from '#server/platform/problem.ts';

type Doing = Pick<CommandContext, 'tx' | 'request' | 'perform'>;

interface Counted extends Record<string, unknown> {
  readonly status: string;
  readonly code: string;
  readonly seats: number;
  readonly booked: number;
}

/** Locks departures until the transaction ends, in one order for everybody. */
export async function lockDepartures(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    select id from departure where id = any(${sql.param([...ids])}::integer[]) order by id for no key update`);
}

/**
 * That of a booking which is offered a seat, or may be, before its own record: whoever offers has locked it first, too. A
 * draft meets no offers, so that many of them are judged side by side.
 */
export async function lockDepartureOfBooking(tx: Database, booking: number): Promise<void> {
  await tx.execute(sql`
    select id from departure where id = (
      select departure from booking where id = ${booking} and status in ('waiting', 'held')) for no key update`);
}

async function counted(tx: Database, departure: number): Promise<Counted> {
  const { rows } = await tx.execute<Counted>(sql`
    select status, code, seats, booked from departure where id = ${departure} for no key update`);
  const [found] = rows;
  if (!found) throw new Error(`there is no departure ${departure}`);
  return found;
}

const keepBooked = ({ tx, request }: Doing, departure: number, booked: number): Promise<void> =>
  keepValues(tx, request, 'departure', { set: { booked }, where: sql`id = ${departure}` });

async function give({ perform }: Doing, verb: 'mark_full' | 'mark_free', departure: number): Promise<void> {
  await perform(`${verb}_departure`, departure, {});
}

const closed = (departure: string): Problem =>
  new Problem(409, 'departure_closed', {
    params: { departure },
    violations: [violation('departure', 'departure_closed', { departure })],
  });

/**
 * Takes a seat of a departure under its lock (rule K13). 409 `departure_closed` where it takes no bookings, `no_seats`
 * where none is left.
 */
export async function takeSeat(context: Doing, departure: number): Promise<void> {
  const { status, code, seats, booked } = await counted(context.tx, departure);
  if (status === 'full' || (status === 'open' && booked >= seats))
    throw new Problem(409, 'no_seats', {
      params: { departure: code },
      violations: [violation('departure', 'no_seats', { departure: code })],
    });
  if (status !== 'open') throw closed(code);
  await keepBooked(context, departure, booked + 1);
  if (booked + 1 === seats) await give(context, 'mark_full', departure);
}

/** 409 `departure_closed` where a departure takes no bookings: nobody waits for one that is over, or not offered yet. */
export async function demandBookings(tx: Database, departure: number): Promise<void> {
  const { status, code } = await counted(tx, departure);
  if (status !== 'open' && status !== 'full') throw closed(code);
}

/** Gives a seat back; the departure takes bookings again if it was full. */
export async function freeSeat(context: Doing, departure: number): Promise<void> {
  const { status, booked } = await counted(context.tx, departure);
  await keepBooked(context, departure, booked - 1);
  if (status === 'full') await give(context, 'mark_free', departure);
}
