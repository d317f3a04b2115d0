import { sql } from 'drizzle-orm';
import type { Effect } from '#server/engine/context/host.ts';

/** What is late; the day of the database is near enough to that of the agency to look for it. */
export const taskEffects: Effect = {
  selections: { overdue: sql`(task.status = 'open' and task.due_date < current_date)` },
};
