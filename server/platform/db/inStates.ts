import { type SQL, sql } from 'drizzle-orm';

/** Whether a column is one of some states, which are one parameter; none of them is null. */
export const inStates = (column: SQL, states: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...states])}::text[])`;
