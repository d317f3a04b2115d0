import { sql } from 'drizzle-orm';
import { takesFile } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { toWire } from '#server/engine/records/record.ts';
import { findStored } from '#server/engine/records/select.ts';
import type { Values } from '#server/engine/context/values.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { Effect, RequestContext } from '#server/engine/context/host.ts';
import { lockFiles } from '../bookings/bookable.ts';
import { barOfTwins } from '../pilgrims/registeredOnce.ts';
import { calledTo, toldOf } from './calledTo.ts';
import { pilgrimsOf } from './pilgrimsOf.ts';

/** What a departure says of the journey of everybody who has booked it. */
export const told = ['tour_package', 'season', 'departure_date', 'return_date'] as const;

/** What of it says whether two files are for one journey. */
const journey = ['season', 'departure_date', 'return_date'] as const;

/** Who has booked a departure and goes on another journey, with another file, on days that it would have. */
async function whoMeetsOthers(
  tx: Database,
  departure: number,
  { departure_date, return_date }: Values,
): Promise<number[]> {
  const { rows } = await tx.execute<{ pilgrim: number }>(sql`
    select distinct here.pilgrim from booking as here
    join hajj_passenger_info as file on file.id = here.pilgrim
    join hajj_passenger_info as other
      on other.id = coalesce(file.first_file, file.id) or other.first_file = coalesce(file.first_file, file.id)
    join booking on booking.pilgrim = other.id
    join departure as theirs on theirs.id = booking.departure
    where here.departure = ${departure} and ${inStates(sql`here.status`, takesFile)}
      and booking.departure <> ${departure} and ${inStates(sql`booking.status`, takesFile)}
      and theirs.departure_date <= ${return_date} and theirs.return_date >= ${departure_date} order by here.pilgrim`);
  return rows.map(({ pilgrim }) => pilgrim);
}

/** Whether one of some pilgrims goes for something else than a season is for. */
async function isOfOtherType(tx: Database, pilgrims: readonly number[], type: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from hajj_passenger_info
    where id = any(${sql.param([...pilgrims])}::integer[]) and pilgrim_type <> ${type} limit 1`);
  return rows.length > 0;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Under the locks of a departure, its season and the files of its pilgrims. */
async function barsUnderLock(
  tx: Database,
  request: RequestContext,
  { before, after, pilgrims, type }: Change & { readonly pilgrims: readonly number[]; readonly type: string | null },
): Promise<Violation[]> {
  const isNew = (name: (typeof journey)[number]): boolean => before[name] !== after[name];
  const departure = Number(before['id']);
  const meeting = await whoMeetsOthers(tx, departure, after);
  if (meeting.length > 0) {
    const called = await calledTo(tx, request, { departure, pilgrims: meeting });
    return toldOf('departure_date', ['booked_overlap', 'booked_overlap_hidden'], called);
  }
  if (isNew('season')) {
    if (type === null) return [violation('season', 'season_missing')];
    if (await isOfOtherType(tx, pilgrims, type)) return [violation('season', 'season_type')];
  }
  const field = journey.find(isNew);
  if (!field) return [];
  const season = typeof after['season'] === 'number' ? after['season'] : null;
  const [starts, ends] = [textOf(after['departure_date']), textOf(after['return_date'])];
  const twin = await barOfTwins(tx, request, { files: pilgrims, journey: { type, season, starts, ends } });
  // The number is none of the departure's own.
  const code = twin?.code === 'registered_elsewhere' ? 'booked_registered_elsewhere' : 'booked_registered';
  return twin ? [{ ...twin, field, code }] : [];
}

interface Change {
  readonly before: Values;
  readonly after: Values;
}

/**
 * What keeps a departure from other days, another season or package, given as it is and as it would be: who has booked
 * it must still be able to go. It is locked by whoever asks; seasons, files and numbers are locked here, in this order.
 */
export async function barsOfChange(
  tx: Database,
  request: RequestContext,
  { before, after }: Change,
): Promise<Violation[]> {
  if (told.every(name => before[name] === after[name])) return [];
  const pilgrims = await pilgrimsOf(tx, Number(before['id']), takesFile);
  if (pilgrims.length === 0) return [];
  const { rows } = await tx.execute<{ type: string }>(sql`
    select pilgrim_type as type from season where id = ${after['season'] ?? null} for share`);
  await lockFiles(tx, pilgrims);
  return barsUnderLock(tx, request, { before, after, pilgrims, type: rows[0]?.type ?? null });
}

/** Pilgrims who have booked it must still be able to go when its days, season or package change. */
export const staysBookable: Effect = {
  async check(tx, request, merged) {
    const { entity, host } = request;
    const stored = await findStored(tx, entity, Number(merged['id'] ?? 0));
    return stored ? barsOfChange(tx, request, { before: toWire(entity, stored, host, true), after: merged }) : [];
  },
};
