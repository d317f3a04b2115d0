import { sql } from 'drizzle-orm';
import type { Database } from '../platform/services/Database.ts';

/** Rows of a table that PostgreSQL reads as fast without an index. */
const FEW = 250;

/**
 * Tells PostgreSQL about the tables that have grown to more than twice what it knows of, since it looks at none by
 * itself before the transaction ends, and reads the whole of one that it takes for empty.
 */
export async function analyzeGrown(tx: Database): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select grown.relname as name from pg_stat_xact_user_tables as grown join pg_class on pg_class.oid = relid
    where schemaname = 'public' and n_tup_ins - n_tup_del > 2 * greatest(reltuples, ${FEW}::int) order by name`);
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => sql.identifier(name));
  await tx.execute(sql`analyze ${sql.join(names, sql`, `)}`);
}
