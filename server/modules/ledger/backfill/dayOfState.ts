import { type SQL, sql } from 'drizzle-orm';
import type { EntityName } from '#catalog/engine/names.ts';

/** The day on which a record came into a state, as its history tells; its own where that tells nothing. */
export const dayOfState = (
  entity: EntityName,
  { id, state, own }: Record<'id' | 'state' | 'own', SQL>,
  zone: string,
): SQL => sql`
  greatest(${own}, coalesce((
    select (at at time zone ${zone})::date from history
    where history.entity = ${entity} and history.record = ${id} and history.after->>'status' = ${state}
    order by history.id desc limit 1), ${own}))`;
