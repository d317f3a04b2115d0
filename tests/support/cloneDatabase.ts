import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openPool } from '../../server/platform/db/pool.ts';
import { type Cluster, urlOfDatabase } from './databaseCluster.ts';

export interface TestDatabase {
  readonly url: string;
  readonly pool: pg.Pool;
  /** Closes the pool and takes the database away. */
  drop(): Promise<void>;
}

async function administer({ adminUrl }: Cluster, statement: string): Promise<void> {
  const client = new pg.Client(adminUrl);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of one's own: a copy of the cluster's template. */
export async function cloneDatabase(cluster: Cluster): Promise<TestDatabase> {
  const { adminUrl, prefix, strategy, template } = cluster;
  const name = `${prefix}_${randomBytes(4).toString('hex')}`;
  await administer(cluster, `create database ${name} template ${template} ${strategy}`);
  const url = urlOfDatabase(adminUrl, name);
  const pool = openPool(url);
  return {
    url,
    pool,
    async drop() {
      await pool.end();
      await administer(cluster, `drop database ${name} with (force)`);
    },
  };
}
