import pg from 'pg';
import type { Platform } from '../services/Platform.ts';
import { askPrepared } from './prepared.ts';
import { inTurn } from './turns.ts';

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

/** How long PostgreSQL works on a statement at most, in milliseconds. */
const PATIENCE = 30_000;
/**
 * How long one waits for what another transaction holds, in milliseconds: an import may hold many records for a minute,
 * and whoever waits for one of them keeps a connection from the others.
 */
const LOCK_PATIENCE = 10_000;
/** A server that does not even end the statement in time has frozen, or the way to it is cut. */
const SILENCE = PATIENCE + 5_000;

export interface PoolOptions {
  /** Connections at most; few, since Node queues more fairly than PostgreSQL's locks do. */
  readonly max?: number;
  readonly log?: Platform['log'];
  /** Waits for locks as long as for anything else; nobody needs its connections meanwhile. */
  readonly isOnItsOwn?: boolean;
  /** Statements may take as long as they need, as they do while a database is being filled. */
  readonly isPatient?: boolean;
}

const limits = {
  statement_timeout: PATIENCE,
  query_timeout: SILENCE,
  idle_in_transaction_session_timeout: 60_000,
};

/** Connections for ordinary requests, of which reading always finds some: it waits for nobody's lock. */
const CONNECTIONS = 8;
const FOR_READING = 2;

/** Transactions that change something at a time, on a pool of so many connections. */
export const writersOf = ({ options: { max } }: pg.Pool): number => Math.max(1, max - FOR_READING);

/** Opens a pool that reads days as text, instants as ISO text and counts as numbers. */
export function openPool(
  url: string,
  { max = CONNECTIONS, log = console.error, isOnItsOwn = false, isPatient = false }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 10_000,
    ...(isPatient ? { statement_timeout: 0 } : { ...limits, ...(!isOnItsOwn && { lock_timeout: LOCK_PATIENCE }) }),
  });
  const query = pool.query.bind(pool);
  // A transaction takes its turn as a whole, where it is begun.
  const asking = (asked: pg.QueryConfig, values?: unknown[]) =>
    inTurn(() => askPrepared(asked, one => query(one, values)));
  Object.defineProperty(pool, 'query', { value: asking });
  // A connection that breaks, idle or at work, tells it beside the statement that fails; unheard, that would end the
  // process.
  pool.on('connect', client => {
    client.on('error', error => log({ level: 'warn', event: 'database connection lost', error: error.message }));
  });
  // The pool has dropped the connection already, and the connection itself has been heard.
  pool.on('error', () => {});
  return pool;
}
