import { sql } from 'drizzle-orm';
import { transact } from '../platform/db/transact.ts';
import type { Database, PooledDatabase } from '../platform/services/Database.ts';

/** Any number that no other advisory lock of ours bears. */
const SEED_LOCK = 7_201_447;

/** Runs work in a transaction that no second process seeds beside. */
export const alone = <T>(db: PooledDatabase, work: (tx: Database) => Promise<T>): Promise<T> =>
  transact(db, async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    return work(tx);
  });
