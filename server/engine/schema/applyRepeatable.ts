import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type pg from 'pg';

/**
 * Runs `repeatable.sql` when it or the migrations are others than when it ran last. Not at each start: its statements
 * wait for whoever uses the tables, and everybody else for them, while other hosts serve.
 */
export async function applyRepeatable(
  client: pg.ClientBase,
  folder: string,
  migrations: readonly MigrationMeta[],
): Promise<void> {
  const statements = await readFile(join(folder, 'repeatable.sql'), 'utf8');
  const sum = createHash('sha256');
  for (const part of [statements, ...migrations.map(({ hash }) => hash)]) sum.update(part);
  const mark = sum.digest('hex');
  await client.query('create table if not exists drizzle.repeatable (mark text not null)');
  const { rowCount } = await client.query('select from drizzle.repeatable where mark = $1', [mark]);
  if (rowCount) return;
  await client.query('begin');
  // The connection ends with an error, and with it what was begun.
  await client.query(statements);
  await client.query('delete from drizzle.repeatable');
  await client.query('insert into drizzle.repeatable values ($1)', [mark]);
  await client.query('commit');
}
