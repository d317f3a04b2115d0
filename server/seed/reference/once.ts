import { sql } from 'drizzle-orm';
import { seeded } from '../../engine/schema/systemTables.ts';
import type { Database } from '../../platform/services/Database.ts';

/** Gives a set of reference data to an installation that never had it, be it new or made before the set existed. */
export async function once(tx: Database, set: string, give: () => Promise<void>): Promise<void> {
  const [isFirst] = await tx.insert(seeded).values({ name: set }).onConflictDoNothing().returning();
  if (isFirst) await give();
}

/** Whether nothing has ever been given to an installation: its agency is still to begin. */
export async function isFirstStart(tx: Database): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from seeded union all select 1 from role limit 1`);
  return rows.length === 0;
}
