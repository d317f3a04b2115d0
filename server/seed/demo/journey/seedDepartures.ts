import { beforeTravel } from '#catalog/hajj/pilgrimLifecycle.ts';
import { sql } from 'drizzle-orm';
import { createWithin } from '#server/engine/crud/write.ts';
import type { Row } from '../../insertMany.ts';
import { addDays } from '../calendar.ts';
import { demoDesk } from '../demoDesk.ts';
import { type Ground, written } from '../ground.ts';
import { demoSeasons } from './seasons.ts';

/** States of pilgrims who have a seat and have not left. */
const going = beforeTravel.slice(beforeTravel.indexOf('registered'));
const gone = ['travelling', 'returned', 'closed', 'no_show'];
const seated = new Set<unknown>([...going, ...gone]);

/** Departures of the packages that have days, each where it stands on that day; whoever has a file goes with a season. */
async function addDepartures({ db, today }: Ground): Promise<void> {
  // Rooms of an Umrah are contracted before visas are asked for.
  const isContracted = sql`package.code not like 'HAJ-%' and package.departure_date <= ${addDays(today, 45)}::date`;
  await db.execute(sql`
    insert into departure (status, code, tour_package, season, departure_date, return_date, seats, booked,
      brn, brn_date, created_at, updated_at)
    select case
        when package.code = 'ZIY-EGY' then 'cancelled'
        when package.status in ('draft', 'in_review', 'scheduled') then 'draft'
        when package.return_date < ${addDays(today, -30)}::date then 'settled'
        when package.return_date < ${today}::date then 'returned'
        when package.departure_date <= ${today}::date then 'departed'
        when package.departure_date <= ${addDays(today, 12)}::date then 'locked'
        else 'open' end,
      package.code, package.id,
      (select id from season where (pilgrim_type = 'hajj') = (package.code like 'HAJ-%')
        and package.departure_date between season.begins_on and season.ends_on limit 1),
      package.departure_date, package.return_date, package.seats, 0,
      case when ${isContracted} then 'BRN-' || package.code end,
      case when ${isContracted} then package.departure_date - 60 end,
      ${written({ today }, addDays(today, -200)).created_at}::timestamptz, now()
    from tour_package as package where departure_date is not null and return_date is not null order by package.id`);
}

/** A pilgrim's seat, as a part of their row. */
export type SeatOf = (pilgrim: Row) => Row;

/**
 * Seasons and departures; gives what of them stands with a pilgrim. They come before the pilgrims: to write it in later
 * would be to write each of them twice.
 */
export async function seedDepartures(ground: Ground): Promise<SeatOf> {
  const { db, today, staff } = ground;
  const desk = demoDesk(ground)('season');
  for (const body of demoSeasons(today, staff[0])) await createWithin(db, desk, { ...body });
  await addDepartures(ground);
  const { rows } = await db.execute<{ id: number; season: number | null; of: string }>(sql`
    select id, season, tour_package || ' ' || departure_date as of from departure`);
  const departures = new Map(rows.map(({ of, id, season }) => [of, { departure: id, season }]));
  return ({ status, tour_package, departure_date }) =>
    (seated.has(status) && departures.get(`${String(tour_package)} ${String(departure_date)}`)) || {};
}
