import { sql } from 'drizzle-orm';
import type { Database } from '../platform/services/Database.ts';
import { mapInOrder } from '../platform/db/mapInOrder.ts';

/**
 * Fills a table while it has no index but its key, and makes the others of all rows at once, in a fraction of the time
 * that row by row would take. What is unique is refused as they are made. Nobody reads the table until the transaction
 * ends.
 */
export async function withoutIndexes(tx: Database, table: string, work: () => Promise<void>): Promise<void> {
  const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
    select one.relname as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class as one on one.oid = indexrelid
    where indrelid = ${`public."${table}"`}::regclass
      and not exists (select 1 from pg_constraint where conindid = indexrelid)
    order by one.oid`);
  await mapInOrder(rows, ({ name }) => tx.execute(sql`drop index public.${sql.identifier(name)}`));
  await work();
  await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
  await mapInOrder(rows, ({ definition }) => tx.execute(sql.raw(definition)));
}
