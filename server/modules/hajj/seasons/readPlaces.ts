import { sql } from 'drizzle-orm';
import type { Places } from '#catalog/hajj/seasons/Places.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { Problem } from '#server/platform/problem.ts';
import { countedOn } from './quota.ts';

/** How many places of a season are taken; a number alone, also for who sees the files of one branch. */
export async function readPlaces(db: Database, season: number): Promise<Places> {
  const { rows } = await db.execute<{ quota: number | null }>(sql`select quota from season where id = ${season}`);
  const [found] = rows;
  if (!found) throw new Problem(404, 'not_found');
  return { counted: await countedOn(db, season), quota: found.quota };
}
