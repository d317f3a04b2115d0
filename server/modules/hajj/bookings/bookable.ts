import { sql } from 'drizzle-orm';
import { takesFile } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { underWay, withdrawn } from '#catalog/hajj/pilgrimLifecycle.ts';
import { type Obstacle, type Violation, violation, type ViolationCode } from '#catalog/engine/violations/violation.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { GuardContext, RequestContext } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { filesOf } from '../pilgrims/filesOf.ts';
import { barOfPlaces } from '../pilgrims/onceOnDeparture.ts';
import { barOfTwin } from '../pilgrims/registeredOnce.ts';
import { closedToBooking } from '../seasons/closedSeason.ts';
import { fullForBooking } from '../seasons/fullForBooking.ts';
import { lockSeasonsOfDepartures } from '../seasons/lockSeason.ts';
import { pilgrimsWaiting } from '../waiting/queue.ts';
import { bookingOf } from './bookingRecord.ts';
import { lockDepartures } from './seats.ts';

/** A booking that is to take the file of its pilgrim for the journey of a departure. */
interface Wanted {
  readonly id: number;
  readonly pilgrim: number | null;
  readonly departure: number;
  /** Departures that it is moved from, or on which its seat was taken before. */
  readonly leaves?: readonly number[];
}

/** Whether a booking other than this one has taken one of the files of a person already. */
export async function journeysCollide(
  tx: Database,
  { files, booking }: { readonly files: readonly number[]; readonly booking: number },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from booking where pilgrim = any(${sql.param([...files])}::integer[]) and id <> ${booking}
      and ${inStates(sql`status`, takesFile)} limit 1`);
  return rows.length > 0;
}

/** Whether another journey of the same person, booked for another file of theirs, has a day of this one. */
async function journeysOverlap(tx: Database, { id, pilgrim, departure }: Wanted): Promise<boolean> {
  const files = await filesOf(tx, pilgrim === null ? [] : [pilgrim]);
  const { rows } = await tx.execute(sql`
    select 1 from booking join departure as theirs on theirs.id = booking.departure, departure as wanted
    where wanted.id = ${departure} and booking.id <> ${id} and booking.pilgrim = any(${sql.param(files)}::integer[])
      and ${inStates(sql`booking.status`, takesFile)}
      and theirs.departure_date <= wanted.return_date and wanted.departure_date <= theirs.return_date limit 1`);
  return rows.length > 0;
}

/**
 * Whether another file of the same person has a booking for the season of a departure, and is under way: Hajj is one
 * journey a season, of Umrah there may be some on other days (rules B5).
 */
async function goesAlready(tx: Database, { id, pilgrim, departure }: Wanted): Promise<boolean> {
  const files = await filesOf(tx, pilgrim === null ? [] : [pilgrim]);
  const { rows } = await tx.execute(sql`
    select 1 from departure as wanted join season on season.id = wanted.season
    join departure as theirs on theirs.season = season.id join booking on booking.departure = theirs.id
    join hajj_passenger_info as file on file.id = booking.pilgrim
    where wanted.id = ${departure} and season.pilgrim_type = 'hajj' and booking.id <> ${id}
      and file.id = any(${sql.param(files)}::integer[]) and ${inStates(sql`file.status`, underWay)}
      and ${inStates(sql`booking.status`, takesFile)} limit 1`);
  return rows.length > 0;
}

export async function isWithdrawn(tx: Database, pilgrim: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from hajj_passenger_info
    where id = ${pilgrim} and ${inStates(sql`status`, withdrawn)}`);
  return rows.length > 0;
}

/** Why a pilgrim may not go with a season; those for Hajj go with a season of Hajj, those for Umrah with one of Umrah. */
async function barOfSeason(tx: Database, { pilgrim, departure }: Wanted): Promise<ViolationCode | undefined> {
  const { rows } = await tx.execute<{ type: string | null; fits: boolean | null }>(sql`
    select season.pilgrim_type as type, season.pilgrim_type = pilgrim.pilgrim_type as fits
    from hajj_passenger_info as pilgrim, departure left join season on season.id = departure.season
    where pilgrim.id = ${pilgrim} and departure.id = ${departure}`);
  if (!rows[0]?.type) return 'season_missing';
  return rows[0].fits ? undefined : 'season_type';
}

/** What keeps a file, by the numbers in it, from the journey of a departure. */
async function barOfNumbers(
  { tx, request, isLocked }: Deciding,
  { pilgrim, departure }: Wanted,
): Promise<Violation | undefined> {
  const bar = pilgrim !== null && (await barOfTwin(tx, request, { file: pilgrim, departure, isLocked }));
  return bar ? { ...bar, field: 'pilgrim' } : undefined;
}

/** Who asks whether a pilgrim may be booked, and whether it is to stay so until the transaction ends. */
interface Deciding {
  readonly tx: Database;
  readonly request: RequestContext;
  readonly isLocked: boolean;
}

async function barToBooking(deciding: Deciding, wanted: Wanted): Promise<Violation | undefined> {
  const { tx } = deciding;
  const { id, pilgrim } = wanted;
  const closed = await closedToBooking(tx, wanted);
  if (closed) return closed;
  if (pilgrim === null) return undefined;
  if (await isWithdrawn(tx, pilgrim)) return violation('pilgrim', 'file_withdrawn');
  if (await journeysCollide(tx, { files: [pilgrim], booking: id })) return violation('pilgrim', 'booked_twice');
  if (await journeysOverlap(tx, wanted)) return violation('pilgrim', 'journeys_overlap');
  if (await goesAlready(tx, wanted)) return violation('pilgrim', 'file_goes_on');
  const code = await barOfSeason(tx, wanted);
  if (code) return violation('departure', code);
  const going = { pilgrim, departure: wanted.departure };
  const full = await fullForBooking(tx, going);
  if (full) return full;
  const places = await barOfPlaces(tx, deciding.request, going);
  return places ? { ...places, field: 'pilgrim' } : barOfNumbers(deciding, wanted);
}

/** The same before anybody has locked anything: what a page shows. */
export const bookable = async ({
  tx,
  request,
  record,
}: Pick<GuardContext, 'tx' | 'request'> & { readonly record: unknown }): Promise<Obstacle | undefined> =>
  barToBooking({ tx, request, isLocked: false }, bookingOf(record));

/**
 * Locks the files of pilgrims, and all others of the same people, until the transaction ends, in one order for
 * everybody; after their departures. A file that is made meanwhile meets the others at the first one.
 */
export async function lockFiles(tx: Database, pilgrims: readonly number[]): Promise<void> {
  await tx.execute(sql`
    select id from hajj_passenger_info where id = any(${sql.param(await filesOf(tx, pilgrims))}::integer[])
    order by id for no key update`);
}

/**
 * Takes the file of a pilgrim for a journey: departures, seasons, files and their numbers stay as they are from here on, in this order
 * for everybody, so that of two bookings of one pilgrim the second is refused.
 */
export async function lockJourney(
  { tx, request }: Pick<GuardContext, 'tx' | 'request'>,
  wanted: Wanted,
  others: readonly number[] = [],
): Promise<void> {
  await lockDepartures(tx, [wanted.departure, ...others]);
  await lockSeasonsOfDepartures(tx, [wanted.departure, ...others]);
  // The seats that are left are offered to those who wait there.
  await lockFiles(tx, [...(wanted.pilgrim === null ? [] : [wanted.pilgrim]), ...(await pilgrimsWaiting(tx, others))]);
  const bar = await barToBooking(
    { tx, request, isLocked: true },
    { ...wanted, leaves: [...(wanted.leaves ?? []), ...others] },
  );
  refuse(bar ? [bar] : []);
}
