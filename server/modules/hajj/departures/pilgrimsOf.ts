import { sql } from 'drizzle-orm';
import { inStates } from '#server/platform/db/inStates.ts';
import type { Database } from '#server/platform/services/Database.ts';

/** Pilgrims whose files bookings of these states have taken for a departure. */
export async function pilgrimsOf(tx: Database, departure: number, states: readonly string[]): Promise<number[]> {
  const { rows } = await tx.execute<{ pilgrim: number }>(sql`
    select distinct pilgrim from booking where departure = ${departure} and pilgrim is not null
      and ${inStates(sql`status`, states)} order by pilgrim`);
  return rows.map(({ pilgrim }) => pilgrim);
}
