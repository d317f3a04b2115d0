import type { MigrationMeta } from 'drizzle-orm/migrator';
import type pg from 'pg';

/**
 * Runs the migrations that the database has not had, each told as one: Drizzle's own way asks for each of two thousand
 * statements by itself, and half of the time passes on the way there and back. Keeps the same journal. All or none of
 * them stay: the connection ends with an error, and with it what was begun.
 */
export async function applyMigrations(client: pg.ClientBase, migrations: readonly MigrationMeta[]): Promise<void> {
  await client.query(`
    create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  const last = Number(rows[0]?.last ?? -1);
  const wanting = migrations.filter(({ folderMillis }) => folderMillis > last);
  if (wanting.length === 0) return;
  await client.query('begin');
  for (const { sql, hash, folderMillis } of wanting) {
    await client.query(sql.join(';\n'));
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
  await client.query('commit');
}
