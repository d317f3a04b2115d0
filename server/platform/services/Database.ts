import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** The database, or a transaction on it. */
export type Database = NodePgDatabase;

/** The database itself, from whose pool a transaction takes its connection. */
export type PooledDatabase = Database & { readonly $client: pg.Pool };

/** Connections beside those of ordinary requests, which long work must not hold. Each is opened when it is needed. */
export interface Pools {
  /** For lists without paging, which last as long as their readers take. */
  readonly lists: pg.Pool;
  /** For reports, which sum over all that there is. */
  readonly reports: pg.Pool;
  /** For imports, of which a process does one at a time. */
  readonly imports: PooledDatabase;
  /** For the question whether the database answers, which waits behind nobody. */
  readonly health: PooledDatabase;
  close(): Promise<void>;
}
