import { sql } from 'drizzle-orm';
import type { Database } from '../platform/services/Database.ts';

/** Ids of a table's rows by their names. */
export async function idsByName(db: Database, table: string): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: number; name: string }>(
    sql`select id, name from ${sql.identifier(table)} order by id`,
  );
  return new Map(rows.map(row => [row.name, row.id]));
}
