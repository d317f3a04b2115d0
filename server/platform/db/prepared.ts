import { createHash } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { PooledDatabase } from '../services/Database.ts';
import { databaseErrorOf } from './databaseError.ts';

/** Statements that a connection keeps at most. Those met first are kept, which are the ones that every change needs. */
const MOST = 400;

/** A prepared statement that is not there, or is there already: a pooler gives the connection to others in between. */
const foreign = new Set(['26000', '42P05']);

const names = new Map<string, string>();
let isKept = true;

/** Under which name a statement is prepared; undefined where it is not. */
export function nameOf(text: string): string | undefined {
  if (!isKept) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST) return known;
  // By what it says, so that even a pooler that mixes sessions up runs no other statement under its name.
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
}

function named(asked: pg.QueryConfig, values?: readonly unknown[]): pg.QueryConfig {
  const name = values !== undefined && values.length > 0 ? nameOf(asked.text) : undefined;
  return name === undefined ? asked : { ...asked, name };
}

/**
 * A connection whose statements PostgreSQL parses once and plans a few times, instead of each time: half of its work on
 * a posting. For changes, which find their rows by keys; a report's plan depends on what it is asked.
 */
export function prepared(client: pg.PoolClient): pg.PoolClient {
  const query = (asked: pg.QueryConfig, values?: unknown[]) => client.query(named(asked, values), values);
  return Object.create(client, { query: { value: query } });
}

const readings = new WeakMap<PooledDatabase, PooledDatabase>();

/**
 * The same database, to read of it what is found by keys: what it is asked there is prepared like the statements of
 * changes. Not for lists, whose plans depend on what is asked for.
 */
export function readingByKeys(db: PooledDatabase): PooledDatabase {
  const known = readings.get(db);
  if (known) return known;
  const pool = db.$client;
  const query = (asked: pg.QueryConfig, values?: unknown[]) => pool.query(named(asked, values), values);
  const reading = drizzle(Object.create(pool, { query: { value: query } }));
  readings.set(db, reading);
  return reading;
}

/** Whether a pooler is in between that knows no prepared statements; from then on there are none. */
export function losesPrepared(error: unknown): boolean {
  const isLost = foreign.has(databaseErrorOf(error)?.code ?? '');
  if (isLost) isKept = false;
  return isLost;
}

/** Asks what may be named as a prepared statement, and again without its name where a pooler has lost that. */
export async function askPrepared<R>(asked: pg.QueryConfig, ask: (asked: pg.QueryConfig) => Promise<R>): Promise<R> {
  if (!asked.name) return ask(asked);
  if (isKept) {
    try {
      return await ask(asked);
    } catch (error) {
      if (!losesPrepared(error)) throw error;
    }
  }
  return ask({ ...asked, name: '' });
}
