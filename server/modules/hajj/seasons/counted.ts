import { type SQL, sql } from 'drizzle-orm';
import { inQuota } from '#catalog/hajj/pilgrimLifecycle.ts';

const states = sql`${sql.param([...inQuota])}::text[]`;

/** Whether a season counts a file, by the name of its table, as one of its pilgrims. */
export const isCounted = (file: SQL): SQL => sql`${file}.status = any(${states})`;
