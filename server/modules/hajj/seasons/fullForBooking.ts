import { sql } from 'drizzle-orm';
import type { Violation } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { countedElsewhere, fullSeason } from './quota.ts';

/**
 * Why the season of a departure has no place for a file that is counted on another one, and would come along with its
 * booking. One that is not counted yet may be booked: it waits for a place before it is registered.
 */
export async function fullForBooking(
  tx: Database,
  { pilgrim, departure }: { readonly pilgrim: number; readonly departure: number },
): Promise<Violation | undefined> {
  const { rows } = await tx.execute<{ season: number | null }>(sql`
    select season from departure where id = ${departure}`);
  const season = rows[0]?.season ?? null;
  if (season === null) return undefined;
  return fullSeason(tx, 'departure', { season, files: await countedElsewhere(tx, [pilgrim], season) });
}
