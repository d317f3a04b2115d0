import { type SQL, sql } from 'drizzle-orm';
import { inQuota } from '#catalog/hajj/pilgrimLifecycle.ts';

const states = sql`${sql.param([...inQuota])}::text[]`;

/** Whoever did not show up has taken a place where they were registered until then, as the history of the file tells. */
const missedCounted = (file: SQL): SQL => sql`coalesce((
  select before ->> 'status' from history where entity = 'hajj_passenger_info' and record = ${file}.id
    and after ->> 'status' = 'no_show' order by history.id desc limit 1) = any(${states}), true)`;

/** Whether a season counts a file, by the name of its table, as one of its pilgrims. */
export const isCounted = (file: SQL): SQL =>
  sql`(${file}.status = any(${states}) and (${file}.status <> 'no_show' or ${missedCounted(file)}))`;
