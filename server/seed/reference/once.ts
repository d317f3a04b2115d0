import { seeded } from '../../engine/schema/systemTables.ts';
import type { Database } from '../../platform/services/Database.ts';

/** Gives a set of reference data to an installation that never had it, be it new or made before the set existed. */
export async function once(tx: Database, set: string, give: () => Promise<void>): Promise<void> {
  const [isFirst] = await tx.insert(seeded).values({ name: set }).onConflictDoNothing().returning();
  if (isFirst) await give();
}
