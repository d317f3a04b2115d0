import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/services/Database.ts';

/** All files of the people whom some files are about, in order: each of them is one journey. */
export async function filesOf(tx: Database, pilgrims: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with first as materialized (
      select coalesce(first_file, id) as id from hajj_passenger_info where id = any(${sql.param([...pilgrims])}::integer[]))
    select id from first
    union select file.id from first join hajj_passenger_info as file on file.first_file = first.id
    order by id`);
  return rows.map(({ id }) => id);
}
