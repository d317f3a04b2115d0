import { sql } from 'drizzle-orm';
import type { Database } from '../host.ts';

export type Row = Readonly<Record<string, unknown>>;

/**
 * Inserts any number of rows in one statement and with one parameter: PostgreSQL's limit of 65,535 parameters would
 * otherwise come into play at a few hundred pilgrims. Every row has the keys of the first.
 */
export async function insertMany(db: Database, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const into = sql.identifier(table);
  const columns = sql.join(Object.keys(first).map(name => sql.identifier(name)), sql`, `);
  await db.execute(sql`
    insert into ${into} (${columns})
    select ${columns} from json_populate_recordset(null::${into}, ${JSON.stringify(rows)}::json)`);
}

/** Lets the next id follow those that were given by hand. */
export const continueIds = (db: Database, table: string) =>
  db.execute(sql`
    select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), max(id)) from ${sql.identifier(table)} having max(id) > 0`);
