import { sql } from 'drizzle-orm';
import type { Waiting } from '#catalog/hajj/bookings/waiting.ts';
import { departureLifecycle } from '#catalog/hajj/departures/departureLifecycle.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import type { Database } from '#server/platform/services/Database.ts';

interface Queued extends Waiting, Record<string, unknown> {
  readonly pilgrim: number | null;
}

/** With whom a booking waits as one. */
const familyOf = sql`booking.waiting_family`;

/** Who waits on some departures, first come first; without those who let a seat pass, unless they are asked again. */
export async function queueOf(
  tx: Database,
  departures: readonly number[],
  { again }: { readonly again: boolean },
): Promise<readonly Queued[]> {
  const { rows } = await tx.execute<Queued>(sql`
    select booking.id, booking.pilgrim, ${familyOf} as family from booking
    where booking.departure = any(${sql.param([...departures])}::integer[]) and booking.status = 'waiting'
      and (${again} or booking.let_pass is not true)
    order by coalesce(booking.waiting_since, booking.created_at), booking.id`);
  return rows;
}

/** The files of those who wait there. */
export const pilgrimsWaiting = async (tx: Database, departures: readonly number[]): Promise<number[]> =>
  (await queueOf(tx, departures, { again: true })).flatMap(({ pilgrim }) => pilgrim ?? []);

interface Free extends Record<string, unknown> {
  readonly code: string;
  /** Last day of an offer of a season's days, or of so many: no later than they leave. */
  readonly until: string;
  readonly seats: number;
}

interface Looked {
  readonly today: string;
  readonly days: number;
  /** Of a departure that has one seat more, also where its lists are locked. */
  readonly isFreed?: boolean;
}

/** Seats of a departure that are free for whoever waits; none of one that takes no bookings, or is past. Locks it. */
export async function freeSeats(
  tx: Database,
  departure: number,
  { today, days, isFreed = false }: Looked,
): Promise<Free | undefined> {
  const [freed, states] = isFreed ? [1, departureLifecycle.groups.ahead] : [0, ['open']];
  await tx.execute(sql`select id from departure where id = ${departure} for no key update`);
  const { rows } = await tx.execute<Free>(sql`
    select code, seats - booked + ${freed} as seats,
      least(${today}::date + coalesce(season.offer_days, ${days}::int), departure_date)::text as until
    from departure left join season on season.id = departure.season
    where departure.id = ${departure} and ${inStates(sql`status`, states)}
      and booked < seats + ${freed} and departure_date >= ${today}::date`);
  return rows[0];
}
