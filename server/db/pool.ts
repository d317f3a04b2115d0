import pg from 'pg';
import type { Host } from '../host.ts';

const { builtins, getTypeParser } = pg.types;

/** A bigint as a number; one that a number cannot hold exactly is a defect, not something to round. */
function exactInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

const instant = getTypeParser(builtins.TIMESTAMPTZ);

function isoInstant(text: string): string {
  const value: unknown = instant(text);
  return value instanceof Date ? value.toISOString() : String(value);
}

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, exactInteger],
  // The default makes a Date at local midnight, which is another day elsewhere.
  [builtins.DATE, String],
  [builtins.TIMESTAMPTZ, isoInstant],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (format === 'binary' ? undefined : parsers.get(oid)) ?? getTypeParser(oid, format),
};

export interface PoolOptions {
  /** Connections at most; few, since Node queues more fairly than PostgreSQL's locks do. */
  readonly max?: number;
  readonly log?: Host['log'];
}

/** Opens a pool that reads days as text, instants as ISO text and counts as numbers. */
export function openPool(url: string, { max = 5, log = console.error }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  // An idle connection that breaks is replaced by the pool; unheard, its error would end the process.
  pool.on('error', error => log({ level: 'warn', event: 'database connection lost', error: error.message }));
  return pool;
}
