import { type SQL, sql } from 'drizzle-orm';
import { allSeasons, seasonsAhead } from '#catalog/dashboards/projectFigures.ts';
import { mayRead } from '#catalog/engine/access/fieldRights.ts';
import { entities } from '#catalog/registry/entities.ts';
import { alarms, isOpen, ofSeasons } from '../hajj/deadlines/alarms.ts';
import { FEW } from './listParts.ts';
import { type Reading, whereOf } from './Reading.ts';
import { typed } from './typed.ts';

const within = (where: SQL | undefined): SQL => where ?? sql`true`;

/** The deadlines that alarm, the next first, each with how many there are of them. */
export const deadlinesNear = (reading: Reading) =>
  typed<object>(
    reading,
    sql`select line.id, title, due_date::text as day, season.id as season, season.name, (count(*) over ())::int as "all"
      from ${ofSeasons} where ${alarms(reading.moment.today)} and ${within(whereOf(reading, allSeasons()))}
      order by due_date, line.id limit ${FEW}`,
  );

/** Seasons that have not ended, and the next deadline of each that is still open; none for who may not read them. */
export function seasonCountdown(reading: Reading) {
  const next = mayRead(reading.caller, entities.season, 'deadlines')
    ? sql`(select json_build_object('title', title, 'day', due_date) from season_deadlines as line
        where line.owner = season.id and ${isOpen} and due_date >= ${reading.moment.today}::date
        order by due_date, line.id limit 1)`
    : sql`null`;
  return typed<object>(
    reading,
    sql`select season.id, season.name, begins_on::text as begins_on, ends_on::text as ends_on, ${next} as next
      from season where ${within(whereOf(reading, seasonsAhead(reading.moment)))}
      order by begins_on, season.id limit ${FEW}`,
  );
}
