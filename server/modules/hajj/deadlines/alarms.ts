import { type SQL, sql } from 'drizzle-orm';

/** The day from which on a deadline alarms: so many days before it, or when it was put off, from that day on. */
const alarmsFrom = sql`greatest(line.due_date - coalesce(line.alarm_days, 0), line.put_off_until)`;

/** The day of which somebody is told now: that of the deadline once it has come, else the one on which it began to alarm. */
export const toldAsOf = (today: string): SQL => sql`
  case when line.due_date <= ${today}::date then greatest(${alarmsFrom}, line.due_date) else ${alarmsFrom} end`;

/** Deadlines with their seasons, as `line` and `season`. */
export const ofSeasons = sql`season_deadlines as line join season on season.id = line.owner`;

export const isOpen = sql`line.is_met is not true`;

/** Neither done nor put off, and near or past. */
export const alarms = (today: string): SQL => sql`${isOpen} and ${alarmsFrom} <= ${today}::date`;
