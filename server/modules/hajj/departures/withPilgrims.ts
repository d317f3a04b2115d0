import { sql } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import type { Goer } from '#catalog/hajj/departures/Cancelling.ts';
import { entities } from '#catalog/registry/entities.ts';
import { knownIds } from '#server/engine/access/scope.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import type { Database } from '#server/platform/services/Database.ts';

const file = entities.hajj_passenger_info;

/** So many bookings are told at once. */
export const MOST = 500;

/** Says who goes in place of their id, null of whom the caller may not know. */
export async function withPilgrims<R extends { readonly pilgrim: number | null }>(
  db: Database,
  caller: Caller,
  rows: readonly R[],
): Promise<(Omit<R, 'pilgrim'> & { readonly pilgrim: Goer | null })[]> {
  const pilgrims = rows.flatMap(({ pilgrim }) => (pilgrim === null ? [] : [pilgrim]));
  const known = allowed(caller, file, 'list') ? await knownIds(db, { caller, entity: file }, pilgrims) : new Set();
  const shown = pilgrims.filter(id => known.has(id));
  const { rows: found } = await db.execute<Goer & Record<string, unknown>>(sql`
    select id, concat_ws(' ', given_names, surname) as name, primary_phone as phone from hajj_passenger_info
    where id = any(${sql.param(shown)}::integer[])`);
  const goers = new Map(found.map(one => [one.id, one]));
  return rows.map(({ pilgrim, ...row }) => ({ ...row, pilgrim: (pilgrim !== null && goers.get(pilgrim)) || null }));
}
