import { type SQL, sql } from 'drizzle-orm';
import { takesFile } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { underWay } from '#catalog/hajj/pilgrimLifecycle.ts';
import { inStates } from '#server/platform/db/inStates.ts';

/** What is said of a journey, each as an expression of SQL: a column, or a parameter with its type. */
interface Journey {
  readonly type: SQL;
  readonly status: SQL;
  readonly season: SQL;
  readonly starts: SQL;
  readonly ends: SQL;
}

/** A query of the journey of the booking that takes a file, where there is one. */
export const bookedJourney = (file: SQL): SQL => sql`
  select season.pilgrim_type as type, departure.season, departure.departure_date as starts, departure.return_date as ends
  from booking join departure on departure.id = booking.departure left join season on season.id = departure.season
  where booking.pilgrim = ${file} and ${inStates(sql`booking.status`, takesFile)}
  order by booking.id desc limit 1`;

const bookedOf = (file: string): SQL => sql`${sql.identifier(`${file}_booked`)}`;

/** Joins to a file, by the name of its table, what `journeyOf` reads of its booking. */
export const withBooked = (file: string): SQL => sql`
  left join lateral (${bookedJourney(sql`${sql.identifier(file)}.id`)}) as ${bookedOf(file)} on true`;

/**
 * The journey of a file that stands, by the name of its table: that of its booking, which the file itself does not say
 * while it waits or is held. What the booking leaves open, and all without one, is the file's own.
 */
export function journeyOf(file: string): Journey {
  const own = (name: string): SQL => sql`${sql.identifier(file)}.${sql.identifier(name)}`;
  const booked = bookedOf(file);
  return {
    type: sql`coalesce(${booked}.type, ${own('pilgrim_type')})`,
    status: own('status'),
    season: sql`coalesce(${booked}.season, ${own('season')})`,
    starts: sql`coalesce(${booked}.starts, ${own('departure_date')})`,
    ends: sql`coalesce(${booked}.ends, ${own('return_date')})`,
  };
}

const goes = ({ status }: Journey): SQL => inStates(status, underWay);

/**
 * Whether two files are for the same journey (rules B5): of one season of Hajj, or on days of Umrah that overlap. A file
 * without a season, or without days, counts in every one as long as both are under way; journeys of two types meet by
 * their days alone. What is not said makes a comparison null, which `coalesce` leaves to the next rule; null where no
 * rule tells.
 */
export const sameJourney = (one: Journey, other: Journey): SQL => {
  const overlap = sql`(${one.starts} <= ${other.ends} and ${other.starts} <= ${one.ends})`;
  const bothGo = sql`(${goes(one)} and ${goes(other)})`;
  const season = sql`${one.season} = ${other.season}`;
  return sql`(case when ${one.type} <> ${other.type} then ${overlap}
    when ${one.type} = 'umrah' then coalesce(${overlap}, coalesce(${season}, true) and ${bothGo})
    else coalesce(${season}, ${bothGo}) end)`;
};
