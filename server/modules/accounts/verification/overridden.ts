import { sql } from 'drizzle-orm';

/**
 * Ids of postings that were let into a locked month by somebody who may, with their reason. Until locks can be
 * overridden there are none.
 */
export const overridden = sql`select null::bigint where false`;
