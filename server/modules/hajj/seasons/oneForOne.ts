import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/services/Database.ts';
import { isCounted } from './counted.ts';

interface Seat {
  readonly status: string;
  readonly pilgrim: number | null;
  readonly departure: number;
}

/**
 * Whether somebody may go on a seat as whoever it was taken for, be the season closed: it was promised for good before, or
 * the season counts them as its pilgrim. A seat that is only held lets in nobody whom the season has not taken.
 */
export async function oneForOne(tx: Database, { status, pilgrim, departure }: Seat): Promise<boolean> {
  if (status === 'confirmed') return true;
  const { rows } = await tx.execute(sql`
    select 1 from hajj_passenger_info as file join departure on departure.season = file.season
    where file.id = ${pilgrim} and departure.id = ${departure} and ${isCounted(sql`file`)}`);
  return rows.length > 0;
}
