import { sql } from 'drizzle-orm';
import { chunk } from 'es-toolkit';
import type { Database } from '../platform/services/Database.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Rows of one statement: more would make its text grow out of bounds. */
const BATCH = 5_000;

/**
 * Inserts any number of rows with one parameter a statement: PostgreSQL's limit of 65,535 parameters would otherwise
 * come into play at a few hundred pilgrims. Every row has the keys of the first.
 */
export async function insertMany(db: Database, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const into = sql.identifier(table);
  const columns = sql.join(
    Object.keys(first).map(name => sql.identifier(name)),
    sql`, `,
  );
  for (const batch of chunk(rows, BATCH)) {
    await db.execute(sql`
      insert into ${into} (${columns})
      select ${columns} from json_populate_recordset(null::${into}, ${JSON.stringify(batch)}::json)`);
  }
}

/** Lets the next id follow those that were given by hand. */
export const continueIds = (db: Database, table: string) =>
  db.execute(sql`
    select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), max(id)) from ${sql.identifier(table)} having max(id) > 0`);

/** Rows numbered from 1 in their order, by which others refer to them. */
export async function insertNumbered(db: Database, table: string, rows: readonly Row[]): Promise<void> {
  await insertMany(
    db,
    table,
    rows.map((row, index) => ({ id: index + 1, ...row })),
  );
  await continueIds(db, table);
}
