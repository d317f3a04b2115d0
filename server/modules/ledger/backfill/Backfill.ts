import { type SQL, sql } from 'drizzle-orm';
import type { LeftOut } from '#catalog/ledger/backfillRecords.ts';
import type { EntityName } from '#catalog/engine/names.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';

/** A record that is not in the books: on which day it came, and on which something more became of it. */
export interface BackfillRow extends Record<string, unknown> {
  readonly id: number;
  readonly amount: string;
  readonly day: string;
  readonly later: string | null;
  readonly reason: LeftOut | null;
}

/** Records of an entity that were there before they posted. */
export interface Backfill {
  readonly entity: EntityName;
  /**
   * Those not posted that would be: `id`, `amount`, `day`, `later` (null where nothing became of it) and whether it
   * `is_over`, so that nothing remains to be entered. `timeZone` tells the days of what was done.
   */
  candidates(timeZone: string): SQL;
  post(tx: Database, request: RequestContext, row: BackfillRow): Promise<void>;
}

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
