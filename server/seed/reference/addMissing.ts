import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/services/Database.ts';
import type { Row } from '../insertMany.ts';

/**
 * Inserts those rows whose `key` no row of the table has yet, in whatever case, and leaves the others alone: an office
 * may have made its own before the product brought them. Every row has the keys of the first, and a `key`
 * of its own; they are numbered in their order.
 */
export async function addMissing(tx: Database, table: string, key: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const [into, column] = [sql.identifier(table), sql.identifier(key)];
  const columns = sql.join(
    Object.keys(first).map(name => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${into} (${columns})
    select ${columns} from json_populate_recordset(null::${into}, ${JSON.stringify(rows)}::json) with ordinality as given
    where not exists (select 1 from ${into} as kept where lower(kept.${column}) = lower(given.${column}))
    order by given.ordinality
    on conflict do nothing`);
}
