import type pg from 'pg';
import type { PooledDatabase } from '../platform/services/Database.ts';

const findFilled = `
  select string_agg(format('%I.%I', nspname, relname), ', ' order by relname) as tables
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname = 'public' and relkind = 'r' and pg_relation_size(pg_class.oid) > 0`;

async function vacuum(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ tables: string | null }>(findFilled);
  const tables = rows[0]?.tables;
  // Each table is committed by itself, and what a crash loses of it PostgreSQL makes up for in time.
  await client.query('set synchronous_commit = off');
  if (tables) await client.query(`vacuum (analyze) ${tables}`);
}

/**
 * Lets PostgreSQL know the tables that hold rows, since the first lists are asked for before it would look at them by
 * itself. Not those of the system and those that are empty, which are most of them.
 */
export async function vacuumFilled({ $client: pool }: PooledDatabase): Promise<void> {
  const client = await pool.connect();
  // Its setting is not for the next one.
  await vacuum(client).finally(() => client.release(true));
}
