import type { Database } from '../host.ts';
import { databaseErrorOf } from './databaseError.ts';

/** Two transactions that wait for each other: PostgreSQL ends one of them, which did nothing wrong. */
const contended = new Set(['40001', '40P01']);
const MOST_TRIES = 5;

/** Runs work in one transaction, and anew when another one stood in its way. The work must not act outside of it. */
export async function transact<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (tries === MOST_TRIES || !contended.has(databaseErrorOf(error)?.code ?? '')) throw error;
    }
  }
}
