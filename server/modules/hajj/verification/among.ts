import { type SQL, sql } from 'drizzle-orm';

/** Whether a column is one of some states. */
export const among = (column: SQL, states: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...states])}::text[])`;
