import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Database, PooledDatabase } from '../services/Database.ts';
import { Semaphore } from '../flow/semaphore.ts';
import { finish, takesWork } from './atEnd.ts';
import { databaseErrorOf } from './databaseError.ts';
import { outageOf } from './outage.ts';
import { writersOf } from './pool.ts';
import { losesPrepared, prepared } from './prepared.ts';
import { inTurn } from './turns.ts';

/** Two transactions that wait for each other: PostgreSQL ends one of them, which did nothing wrong. */
const contended = new Set(['40001', '40P01']);
const MOST_TRIES = 5;

/** Whether others stood in the way of this very work, as opposed to all work. */
export const isContended = (error: unknown): boolean =>
  [...contended, '55P03'].includes(databaseErrorOf(error)?.code ?? '');

/**
 * The connection broke while the transaction was being committed: it may be kept or not, and must not be repeated
 * blindly.
 */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

type InTransaction<T> = (tx: Database) => Promise<T>;

export interface TransactOptions extends PgTransactionConfig {
  /**
   * The work finds out by itself whether it was done before, so that not even an unknown outcome keeps it from being
   * repeated.
   */
  readonly isRepeatable?: boolean;
}

/**
 * One transaction on one connection. The query builder's own keeps a connection whose `begin` failed for ever, and
 * tells of the failed `rollback` instead of what made it necessary.
 */
async function attempt<T>(client: pg.PoolClient, work: InTransaction<T>, config: TransactOptions): Promise<T> {
  let failed: { readonly error: unknown } | undefined;
  let isCommitting = false;
  try {
    const connection = config.accessMode === 'read only' ? client : prepared(client);
    return await drizzle(connection).transaction(async tx => {
      takesWork(tx);
      const whole = async () => {
        const done = await work(tx);
        await finish(tx);
        return done;
      };
      const result = await whole().catch((error: unknown) => {
        failed = { error };
        throw error;
      });
      isCommitting = config.accessMode !== 'read only';
      return result;
    }, config);
  } catch (error) {
    const cause = failed ? failed.error : error;
    if (isCommitting && outageOf(cause) === 'away')
      throw new OutcomeUnknown('the outcome of a commit is not known', { cause });
    throw cause;
  }
}

const writers = new WeakMap<pg.Pool, Semaphore>();

/** A turn to change something; who waits for another's lock holds one, and never the connections of the readers. */
async function turnOf({ $client: pool }: PooledDatabase, { accessMode }: TransactOptions): Promise<() => void> {
  if (accessMode === 'read only') return () => {};
  const turns = writers.get(pool) ?? new Semaphore({ atOnce: writersOf(pool), waiting: 500, patience: 20_000 });
  writers.set(pool, turns);
  return turns.acquire();
}

async function onClient<T>(db: PooledDatabase, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    // A connection that may be broken, or stuck in a transaction, is not given to the next one.
    client.release(outageOf(error) !== undefined);
    throw error;
  }
}

/**
 * Before the commit was sent nothing can have been kept, so that a broken connection is a reason to begin anew, once.
 */
function isRetryable(error: unknown, tries: number, isRepeatable = false): boolean {
  if (error instanceof OutcomeUnknown && !isRepeatable) return false;
  if (contended.has(databaseErrorOf(error)?.code ?? '') || losesPrepared(error)) return tries < MOST_TRIES;
  return tries === 1 && outageOf(error) === 'away';
}

/**
 * Runs work in one transaction, and anew when another one stood in its way or its connection broke. The work must not
 * act outside of it. Throws OutcomeUnknown when the connection broke at the commit.
 */
export async function transact<T>(
  db: PooledDatabase,
  work: InTransaction<T>,
  options: TransactOptions = {},
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const leave = await turnOf(db, options);
    try {
      return await inTurn(() => onClient(db, client => attempt(client, work, options)));
    } catch (error) {
      if (!isRetryable(error, tries, options.isRepeatable)) throw error;
    } finally {
      leave();
    }
  }
}
