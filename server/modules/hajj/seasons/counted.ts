import { type SQL, sql } from 'drizzle-orm';
import { inQuota } from '#catalog/hajj/pilgrimLifecycle.ts';
import { inStates } from '#server/platform/db/inStates.ts';

/** Whoever did not show up has taken a place where they were registered until then, as the history of the file tells. */
const missedCounted = (file: SQL): SQL =>
  sql`coalesce(${inStates(
    sql`(select before ->> 'status' from history where entity = 'hajj_passenger_info' and record = ${file}.id
    and after ->> 'status' = 'no_show' order by history.id desc limit 1)`,
    inQuota,
  )}, true)`;

/** Whether a season counts a file, by the name of its table, as one of its pilgrims. */
export const isCounted = (file: SQL): SQL =>
  sql`(${inStates(sql`${file}.status`, inQuota)} and (${file}.status <> 'no_show' or ${missedCounted(file)}))`;
