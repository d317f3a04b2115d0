import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { eq } from 'drizzle-orm';
import { entities } from '../../catalog/entities.ts';
import { createFirstAdministrator } from '../auth/firstAdministrator.ts';
import type { Config } from '../config.ts';
import type { Database, Host, PooledDatabase } from '../host.ts';
import { seedDemo } from '../seed/seedDemo.ts';
import { seedReference } from '../seed/seedReference.ts';
import { startEmbedded } from './embedded/startEmbedded.ts';
import { migrate } from './migrate.ts';
import { openPool } from './pool.ts';
import { columnOf, tableOf } from './tables.ts';

const DEMO_ACCOUNT = 'admin@rihla.example';

export interface Opened {
  readonly db: PooledDatabase;
  readonly pool: pg.Pool;
  /** The database holds the demo account, whose password is no secret. */
  readonly isDemo: boolean;
  /** Closes connections, and the embedded server if this process runs it. */
  close(): Promise<void>;
}

async function hasDemoAccount(db: Database): Promise<boolean> {
  const users = tableOf(entities.user);
  return (await db.$count(users, eq(columnOf(users, 'email'), DEMO_ACCOUNT))) > 0;
}

type Parts = Pick<Host, 'log' | 'clock' | 'vault' | 'files'>;

/** Opens the database of the configuration, brings it up to the catalogue, and fills it when it is empty. */
export async function openDatabase(config: Config, { log, clock, vault, files }: Parts): Promise<Opened> {
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir, log });
  const url = config.databaseUrl ?? embedded?.url ?? '';
  await migrate(url, log);
  const pool = openPool(url, { log });
  const db = drizzle(pool);
  await seedReference(db);
  if (config.firstAdministrator) await createFirstAdministrator(db, config.firstAdministrator, clock());
  if (config.demo) await seedDemo(db, { vault, files, scale: 1, now: clock() });
  return {
    db,
    pool,
    isDemo: await hasDemoAccount(db),
    async close() {
      await pool.end();
      await embedded?.stop();
    },
  };
}
