import { sql } from 'drizzle-orm';
import { underWay, withdrawn } from '#catalog/hajj/pilgrimLifecycle.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { toWire } from '#server/engine/records/record.ts';
import type { Values } from '#server/engine/context/values.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { lockFiles } from '../bookings/bookable.ts';
import { filesOf } from './filesOf.ts';

/** Whether another file of the same person is under way in a season: nobody goes twice in one. */
export async function goesInSeason(
  tx: Database,
  { id, season }: { readonly id: number; readonly season: unknown },
): Promise<boolean> {
  if (typeof season !== 'number') return false;
  const { rows } = await tx.execute(sql`
    select 1 from hajj_passenger_info where id = any(${sql.param(await filesOf(tx, [id]))}::integer[])
      and id <> ${id} and season = ${season} and ${inStates(sql`status`, underWay)} limit 1`);
  return rows.length > 0;
}

/** What a file that has ended was for: it is opened again as it was, or another one is made. */
const stay = ['season', 'tour_package'] as const;
const isOneOf = (states: readonly string[], { status }: Values): boolean => states.some(one => one === status);

/** A file that has ended keeps its season and package; one that is under way comes into no season of another one. */
export const seasonOfFile: Effect = {
  async check(tx, { entity, host }, merged, stored) {
    if (!stored) return [];
    const id = Number(stored['id']);
    const kept = toWire(entity, stored, host, true);
    const changed = stay.filter(name => (kept[name] ?? null) !== (merged[name] ?? null));
    if (isOneOf(withdrawn, kept)) return changed.map(name => violation(name, 'file_withdrawn'));
    if (!changed.includes('season') || !isOneOf(underWay, kept)) return [];
    await lockFiles(tx, [id]);
    return (await goesInSeason(tx, { id, season: merged['season'] })) ? [violation('season', 'file_goes_on')] : [];
  },
  closes: async (_db, _desk, stored) =>
    isOneOf(withdrawn, stored) ? stay.map(field => ({ field, because: 'file_withdrawn' })) : [],
};
