import type { MigrationMeta } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { StartError } from '../../platform/StartError.ts';

/** When the migrations that the database has had were made, in milliseconds; it is by these that Drizzle knows them. */
async function applied(client: pg.ClientBase): Promise<number[]> {
  const { rows: tables } = await client.query(`select where to_regclass('drizzle.__drizzle_migrations') is not null`);
  if (tables.length === 0) return [];
  const { rows } = await client.query<{ made: string }>(
    'select created_at as made from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ made }) => Number(made));
}

/**
 * Throws a StartError when the database has had migrations that are none of ours. Drizzle compares the last of them by
 * its time alone: it would lay the first migration over the tables of before, and run an older host on newer tables.
 */
export async function demandJournal(client: pg.ClientBase, migrations: readonly MigrationMeta[]): Promise<void> {
  const ours = migrations.map(({ folderMillis }) => folderMillis);
  const stranger = (await applied(client)).find(made => !ours.includes(made));
  if (stranger === undefined) return;
  throw new StartError(
    stranger < Math.min(...ours)
      ? 'The database was made by a version of Rihla before the first release, which this one cannot carry on: give an empty database in DATABASE_URL, or without it an empty folder in DATA_DIR, or start the version that made it.'
      : 'The database was brought up to date by a newer version of Rihla: start that version, or restore a backup from before it.',
  );
}
