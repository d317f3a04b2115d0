import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Host, PooledDatabase } from '../host.ts';
import { openPool } from './pool.ts';

/** Connections beside those of ordinary requests, which long work must not hold. Each is opened when it is needed. */
export interface Lanes {
  /** For lists without paging, which last as long as their readers take. */
  readonly lists: pg.Pool;
  /** For reports, which sum over all that there is. */
  readonly reports: pg.Pool;
  /** For imports, of which a process does one at a time. */
  readonly imports: PooledDatabase;
  /** For the question whether the database answers, which waits behind nobody. */
  readonly health: PooledDatabase;
  close(): Promise<void>;
}

/** Whole lists that a process reads at a time. */
export const LISTS_AT_ONCE = 2;

/** Reports that a process reads at a time. */
export const REPORTS_AT_ONCE = 2;

export function openLanes(url: string, log: Host['log']): Lanes {
  const lists = openPool(url, { max: LISTS_AT_ONCE, log });
  const reports = openPool(url, { max: REPORTS_AT_ONCE, isOnItsOwn: true, log });
  const imports = openPool(url, { max: 1, isOnItsOwn: true, log });
  const health = openPool(url, { max: 1, log });
  return {
    lists,
    reports,
    imports: drizzle(imports),
    health: drizzle(health),
    close: async () => void (await Promise.all([lists, reports, imports, health].map(pool => pool.end()))),
  };
}
