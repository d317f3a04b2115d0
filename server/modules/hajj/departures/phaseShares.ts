import { sql } from 'drizzle-orm';
import { type Phase, type PhaseBound, type Phased, phaseOutOfBounds } from '#catalog/hajj/seasons/phases.ts';
import type { Database } from '#server/platform/services/Database.ts';

/** Least and most of a departure's pilgrims who may fly in each phase, by its season. */
export async function boundsOf(tx: Database, season: number | null): Promise<PhaseBound[]> {
  const { rows } = await tx.execute<Record<string, unknown> & PhaseBound>(sql`
    select phase, least, most from season_phase_bounds where owner = ${season} order by position`);
  return rows;
}

/** The phase of a stored departure whose share is out of its season's bounds; undefined where all are kept. */
export async function outOfBounds(tx: Database, { id }: { readonly id: number }): Promise<Phase | undefined> {
  const { rows: flown } = await tx.execute<Record<string, unknown> & Phased[number]>(sql`
    select phase, sum(pilgrims)::int as pilgrims from departure_flights
    where owner = ${id} and direction = 'outbound' and phase is not null group by phase`);
  const { rows } = await tx.execute<{ season: number | null }>(sql`select season from departure where id = ${id}`);
  return phaseOutOfBounds(flown, await boundsOf(tx, rows[0]?.season ?? null));
}
