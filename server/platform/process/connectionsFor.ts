import type pg from 'pg';

/** Connections that a process opens at most (`platform/db/pools.ts`, `platform/live/listen.ts`). */
const EACH = 15;
/** Left to others: the watch over the server, a second host, a backup, and those that PostgreSQL keeps for itself. */
const OTHERS = 10;
/** What PostgreSQL takes unless it is told otherwise. */
const USUAL = 100;

/** Connections that a server needs for so many processes which answer, and the one that leads them. */
export const connectionsFor = (processes: number): number => Math.max(USUAL, OTHERS + EACH * (processes + 1));

/**
 * As many of the processes as a server has connections for; a given one, or one that another host has started, was not
 * asked to have enough.
 */
export async function processesWithin(pool: pg.Pool, wanted: number): Promise<number> {
  const { rows } = await pool.query<{ max_connections: string }>('show max_connections');
  const room = Math.floor((Number(rows[0]?.max_connections) - OTHERS) / EACH) - 1;
  return Math.max(1, Math.min(wanted, room));
}
