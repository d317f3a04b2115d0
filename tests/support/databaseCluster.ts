import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../server/platform/db/embedded/startEmbedded.ts';
import { migrate } from '../../server/engine/schema/migrate.ts';
import { dataFolder } from './databaseFolder.ts';

/** What a test file needs to make databases of its own. */
export interface Cluster {
  readonly adminUrl: string;
  readonly template: string;
  /** Begins the name of every database of this run. */
  readonly prefix: string;
  /** How `create database` copies the template. */
  readonly strategy: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    cluster: Cluster;
  }
}

const quiet = () => {};

/** What a crash would lose is of no worth here, and commits are faster. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

export function urlOfDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

async function asAdmin<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

interface Server extends Pick<Cluster, 'strategy'> {
  readonly url: string;
  close(): Promise<void>;
}

async function openServer(): Promise<Server> {
  const given = process.env['TEST_DATABASE'] === 'embedded' ? undefined : process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, strategy: '', close: async () => {} };
  const folder = await dataFolder();
  const { url, stop } = await startEmbedded({ dataDir: folder.path, log: quiet, settings });
  return {
    url,
    // Files are copied fastest in memory; on a disk their creation takes longer than to log each page.
    strategy: folder.inMemory ? 'strategy file_copy' : '',
    async close() {
      await stop();
      await folder.release();
    },
  };
}

async function makeTemplate({ url: adminUrl, strategy }: Server): Promise<Cluster> {
  const prefix = `rihla_test_${randomBytes(4).toString('hex')}`;
  const template = `${prefix}_template`;
  return asAdmin(adminUrl, async client => {
    await client.query(`create database ${template}`);
    await migrate(urlOfDatabase(adminUrl, template), quiet);
    await client.query(`alter database ${template} allow_connections false`);
    return { adminUrl, template, prefix, strategy };
  });
}

const dropAll = ({ adminUrl, prefix }: Cluster): Promise<void> =>
  asAdmin(adminUrl, async client => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  });

/** One PostgreSQL for a run, with a migrated template. */
export async function openCluster(): Promise<{ cluster: Cluster; close(): Promise<void> }> {
  const server = await openServer();
  const cluster = await makeTemplate(server).catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  return {
    cluster,
    async close() {
      await dropAll(cluster);
      await server.close();
    },
  };
}

/** The cluster of a Vitest run; what it returns takes everything away again. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { cluster, close } = await openCluster();
  project.provide('cluster', cluster);
  return close;
}
