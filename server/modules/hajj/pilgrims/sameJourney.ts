import { type SQL, sql } from 'drizzle-orm';
import { underWay } from '#catalog/hajj/pilgrimLifecycle.ts';

/** What a file says of its journey, each as an expression of SQL: a column, or a parameter with its type. */
interface Journey {
  readonly type: SQL;
  readonly status: SQL;
  readonly season: SQL;
  readonly starts: SQL;
  readonly ends: SQL;
}

/** The journey of a file that stands, by the name of its table. */
export const journeyOf = (file: SQL): Journey => ({
  type: sql`${file}.pilgrim_type`,
  status: sql`${file}.status`,
  season: sql`${file}.season`,
  starts: sql`${file}.departure_date`,
  ends: sql`${file}.return_date`,
});

const goes = ({ status }: Journey): SQL => sql`${status} = any(${sql.param([...underWay])}::text[])`;

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
