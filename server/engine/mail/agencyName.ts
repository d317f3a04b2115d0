import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/services/Database.ts';

/** What the agency calls itself on its papers. */
export async function agencyName(db: Database): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select site_name as name from general_setting order by id desc limit 1`);
  return rows[0]?.name ?? 'Rihla';
}
