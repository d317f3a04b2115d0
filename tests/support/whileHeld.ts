import { expect } from 'vitest';
import type { Office } from './officeOn.ts';

const WAITING = `select count(*)::int from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Begins some work while somebody else holds what it locks, and lets go once each piece of it waits: what they did is
 * there when the work goes on. Gives what came of it; the test fails where it waits for nothing.
 */
export async function whileHeld<T>(
  { pool }: Pick<Office, 'pool'>,
  held: string,
  ...begin: readonly (() => Promise<T>)[]
): Promise<T[]> {
  const other = await pool.connect();
  try {
    await other.query(`begin; ${held}`);
    const work = Promise.all(begin.map(one => one()));
    const waiting = async () => (await pool.query(WAITING)).rows[0].count;
    await expect.poll(waiting, { timeout: 10_000 }).toBe(begin.length);
    await other.query('commit');
    return await work;
  } finally {
    other.release();
  }
}
