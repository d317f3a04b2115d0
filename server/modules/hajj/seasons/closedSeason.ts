import { type SQL, sql } from 'drizzle-orm';
import { standingBookings } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { type Obstacle, violation, type Violation } from '#catalog/engine/violations/violation.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { GuardContext } from '#server/engine/context/host.ts';
import { isCounted } from './counted.ts';

/** The name of the first closed season that a query finds among all; undefined without one. */
async function closedName(tx: Database, from: SQL): Promise<string | undefined> {
  const { rows } = await tx.execute<{ name: string }>(sql`select season.name from season ${from} limit 1`);
  return rows[0]?.name;
}

/** Says at a field that a season takes nobody new; nothing of one that is open, or of none. */
export async function closedSeason(tx: Database, field: string, season: unknown): Promise<Violation | undefined> {
  if (typeof season !== 'number') return undefined;
  const name = await closedName(tx, sql`where id = ${season} and not is_open`);
  return name === undefined ? undefined : violation(field, 'season_closed', { season: name });
}

interface Wanted {
  readonly pilgrim: number | null;
  readonly departure: number;
  /** Departures that it is moved from, or on which its seat was taken before. */
  readonly leaves?: readonly number[];
}

/**
 * Why a closed season takes no booking: whoever is counted on it already, moves from another departure of it, or goes on a
 * seat that was taken there before, is not new there (rules B5).
 */
export async function closedToBooking(
  tx: Database,
  { pilgrim, departure, leaves = [] }: Wanted,
): Promise<Violation | undefined> {
  const name = await closedName(
    tx,
    sql`join departure on departure.season = season.id
      where departure.id = ${departure} and not season.is_open
        and not exists (select 1 from departure as left_one where left_one.season = season.id
          and left_one.id = any(${sql.param([...leaves])}::integer[]))
        and not exists (select 1 from hajj_passenger_info as file
          where file.id = ${pilgrim} and file.season = season.id and ${isCounted(sql`file`)})`,
  );
  return name === undefined ? undefined : violation('departure', 'season_closed', { season: name });
}

/** A closed season registers nobody from outside: who has a seat in it was taken in before. */
export async function seasonOpen({
  tx,
  record,
}: Pick<GuardContext, 'tx'> & { readonly record: { readonly id: number } }): Promise<Obstacle | undefined> {
  const name = await closedName(
    tx,
    sql`join hajj_passenger_info as file on file.season = season.id
      where file.id = ${record.id} and not season.is_open and not exists (
        select 1 from booking join departure on departure.id = booking.departure
        where booking.pilgrim = file.id and departure.season = season.id
          and ${inStates(sql`booking.status`, standingBookings)})`,
  );
  return name === undefined ? undefined : { code: 'season_closed', params: { season: name } };
}
