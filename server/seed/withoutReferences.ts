import { sql } from 'drizzle-orm';
import type { Database } from '../platform/services/Database.ts';
import { mapInOrder } from '../platform/db/mapInOrder.ts';

/**
 * Fills a table of which nobody looks row by row for what it refers to, and looks for all of it at once. What leads
 * nowhere is refused then. Nobody reads the table, nor those that it refers to, until the transaction ends; none of them
 * may have anything left to be checked at its end.
 */
export async function withoutReferences(tx: Database, table: string, work: () => Promise<void>): Promise<void> {
  const whole = sql`public.${sql.identifier(table)}`;
  const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${`public."${table}"`}::regclass and contype = 'f' and convalidated
    order by oid`);
  await mapInOrder(rows, ({ name }) => tx.execute(sql`alter table ${whole} drop constraint ${sql.identifier(name)}`));
  await work();
  await mapInOrder(rows, ({ name, definition }) =>
    tx.execute(sql`alter table ${whole} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`),
  );
}
