import { drizzle } from 'drizzle-orm/node-postgres';
import type { Platform } from '../services/Platform.ts';
import type { Pools } from '../services/Database.ts';
import { openPool } from './pool.ts';

/** Whole lists that a process reads at a time. */
export const LISTS_AT_ONCE = 2;

/** Reports that a process reads at a time. */
export const REPORTS_AT_ONCE = 2;

export function openPools(url: string, log: Platform['log']): Pools {
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
