import { sql } from 'drizzle-orm';

/**
 * Ids of postings that a locked month takes: those of somebody who may, with their reason, and the close of the year,
 * which asks that its months are locked.
 */
export const overridden = sql`
  select posting::bigint from period_override union all select id from posting where source_type = 'year_close'`;
