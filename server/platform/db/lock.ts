import { sql } from 'drizzle-orm';
import type { Database } from '../services/Database.ts';
import { mapInOrder } from './mapInOrder.ts';

/**
 * Keeps others from holding the same keys until the transaction ends, for what no row or index guards. In ascending
 * order, so that two who hold many do not wait for each other.
 */
export async function lock(db: Database, keys: readonly string[]): Promise<void> {
  await mapInOrder([...new Set(keys)].sort(), key =>
    db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`),
  );
}

/** Keeps others from holding a key alone until the transaction ends; any number hold it together. */
export async function lockShared(db: Database, key: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${key}, 0))`);
}
