import { createHash } from 'node:crypto';
import type pg from 'pg';
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

/**
 * A connection whose statements PostgreSQL parses once and plans a few times, instead of each time: half of its work on
 * a posting. For changes, which find their rows by keys; a report's plan depends on what it is asked.
 */
export function prepared(client: pg.PoolClient): pg.PoolClient {
  const query = (asked: pg.QueryConfig, values?: unknown[]) => {
    const name = values !== undefined && values.length > 0 ? nameOf(asked.text) : undefined;
    return client.query(name === undefined ? asked : { ...asked, name }, values);
  };
  return Object.create(client, { query: { value: query } });
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
