import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Config } from '../config.ts';
import type { Database, Host } from '../host.ts';
import { createVault } from '../kinds/vault.ts';
import { seedDemo } from '../seed/seedDemo.ts';
import { seedReference } from '../seed/seedReference.ts';
import { startEmbedded } from './embedded/startEmbedded.ts';
import { migrate } from './migrate.ts';
import { openPool } from './pool.ts';

export interface Opened {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** Closes connections, and the embedded server if this process runs it. */
  close(): Promise<void>;
}

/** Opens the database of the configuration, brings it up to the catalogue, and fills it when it is empty. */
export async function openDatabase(config: Config, log: Host['log'], clock: Host['clock']): Promise<Opened> {
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir, log });
  const url = config.databaseUrl ?? embedded?.url ?? '';
  await migrate(url, log);
  const pool = openPool(url, { log });
  const db = drizzle(pool);
  await seedReference(db, clock());
  if (config.demo) await seedDemo(db, { vault: createVault(config.dataKey), scale: 1, now: clock() });
  return {
    db,
    pool,
    async close() {
      await pool.end();
      await embedded?.stop();
    },
  };
}
