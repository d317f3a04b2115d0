import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import type { Host } from '../context/host.ts';
import { StartError } from '../../platform/StartError.ts';
import { applyMigrations } from './applyMigrations.ts';
import { applyRepeatable } from './applyRepeatable.ts';
import { demandJournal } from './demandJournal.ts';
import { protectFacts } from './protectFacts.ts';
import { enforceRules } from './enforceRules.ts';
import { indexSearchText } from './trigram.ts';
import { beginTotals } from './beginTotals.ts';

/** Any number, the same in every process that migrates. */
const LOCK = 7_242_001;

/** Beside this file in the sources, beside the bundle in a build. */
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** The oldest PostgreSQL that knows all that the statements ask for. */
const OLDEST = 15;

async function demandVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  );
  const version = rows[0]?.version ?? 0;
  if (version < OLDEST)
    throw new StartError(`DATABASE_URL leads to PostgreSQL ${version}, but ${OLDEST} or later is needed.`);
}

/**
 * Brings a database to the current schema. Processes that start at the same time take turns; the lock goes with the
 * connection, even when the process dies. Throws a StartError when the database is not one that this version carries on.
 */
export async function migrate(url: string, log: Host['log']): Promise<void> {
  const client = new pg.Client({ connectionString: url, statement_timeout: 0, connectionTimeoutMillis: 10_000 });
  // A broken connection makes the query that waits for it fail; unheard, it would end the process as well.
  client.on('error', () => {});
  await client.connect();
  try {
    await demandVersion(client);
    // Each step finds out by itself what is wanting, so that one which a crash has lost is done again by the next start.
    await client.query('set synchronous_commit = off');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const migrations = readMigrationFiles({ migrationsFolder });
    await demandJournal(client, migrations);
    await applyMigrations(client, migrations);
    await applyRepeatable(client, migrationsFolder, migrations);
    await indexSearchText(client, log);
    await enforceRules(client, log);
    await protectFacts(client);
    await beginTotals(client);
  } finally {
    await client.end();
  }
}
