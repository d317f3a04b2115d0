import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/services/Database.ts';
import type { Row } from '../insertMany.ts';

/**
 * Inserts those rows whose `key` no row of the table has yet, in whatever case, and leaves the others alone: an office
 * may have made its own before the product brought them.
 */
export async function addMissing(tx: Database, table: string, key: string, rows: readonly Row[]): Promise<void> {
  const [into, column] = [sql.identifier(table), sql.identifier(key)];
  for (const row of rows) {
    const columns = sql.join(
      Object.keys(row).map(name => sql.identifier(name)),
      sql`, `,
    );
    await tx.execute(sql`
      insert into ${into} (${columns})
      select ${columns} from json_populate_record(null::${into}, ${JSON.stringify(row)}::json) as given
      where not exists (select 1 from ${into} as kept where lower(kept.${column}) = lower(given.${column}))
      on conflict do nothing`);
  }
}
