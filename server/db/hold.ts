import { sql } from 'drizzle-orm';
import type { Database } from '../host.ts';
import { inTurn } from './inTurn.ts';

/**
 * Keeps others from holding the same keys until the transaction ends, for what no row or index guards. In ascending
 * order, so that two who hold many do not wait for each other.
 */
export async function hold(db: Database, keys: readonly string[]): Promise<void> {
  await inTurn([...new Set(keys)].sort(), key => db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`));
}
