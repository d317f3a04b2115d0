import { sql } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import { violation, type Violation } from '#catalog/engine/violations/violation.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { Effect } from '#server/engine/context/host.ts';
import type { Values } from '#server/engine/context/values.ts';
import { toWire } from '#server/engine/records/record.ts';
import type { Database } from '#server/platform/services/Database.ts';

const days = ['departure_date', 'return_date'] as const;

/** Days of a departure that its season does not have; the season keeps its own until the transaction ends. */
export async function outsideSeason(tx: Database, departure: Values): Promise<Violation[]> {
  const { season, departure_date: starts, return_date: ends } = departure;
  if (typeof season !== 'number') return [];
  const { rows } = await tx.execute<{ season: string; from: string; to: string; early: boolean; late: boolean }>(sql`
    select name as season, begins_on::text as from, ends_on::text as to, ${starts ?? null}::date < begins_on as early,
      ${ends ?? null}::date > ends_on as late
    from season where id = ${season} for share`);
  const [found] = rows;
  if (!found) return [];
  const { early, late, ...told } = found;
  return [
    ...(early ? [violation('departure_date', 'outside_season', told)] : []),
    ...(late ? [violation('return_date', 'outside_season', told)] : []),
  ];
}

/** A departure lies within its season; asked when either says something new (rules B5). */
export const withinSeason: Effect = {
  async check(tx, { entity, host }, merged, stored) {
    const before: Values = stored ? toWire(entity, stored, host, true) : {};
    const areNew = days.some(name => before[name] !== merged[name]);
    if (!areNew && before['season'] === merged['season']) return [];
    const found = await outsideSeason(tx, merged);
    // What was changed is where it is said.
    return areNew ? found : found.slice(0, 1).map(one => ({ ...one, field: 'season' }));
  },
};

/** Departures that a season would no longer hold, at the bound that leaves them out; those outside before do not count. */
async function leftOut(
  tx: Database,
  { id, before, after }: { readonly id: number; readonly before: Values; readonly after: Values },
  bound: 'begins_on' | 'ends_on',
): Promise<{ readonly code: string; readonly all: number } | undefined> {
  if (before[bound] === after[bound] || typeof after[bound] !== 'string') return undefined;
  const [was, is] = [sql`${before[bound]}::date`, sql`${after[bound]}::date`];
  const isOut =
    bound === 'begins_on'
      ? sql`departure_date >= ${was} and departure_date < ${is}`
      : sql`return_date <= ${was} and return_date > ${is}`;
  const { rows } = await tx.execute<{ code: string; all: number }>(sql`
    select code, (count(*) over ())::int as all from departure
    where season = ${id} and status <> 'cancelled' and ${isOut} order by departure_date, id limit 1`);
  return rows[0];
}

/** A season keeps the days of its departures. */
export const keepsDepartures: Effect = {
  async check(tx, { entity, host, caller }, merged, stored) {
    if (!stored) return [];
    const change = { id: Number(stored['id']), before: toWire(entity, stored, host, true), after: merged };
    const isNamed = allowed(caller, entities.departure, 'list');
    const found: Violation[] = [];
    for (const bound of ['begins_on', 'ends_on'] as const) {
      const out = await leftOut(tx, change, bound);
      if (!out) continue;
      const [code, told] = isNamed
        ? (['departures_outside', { departure: out.code }] as const)
        : (['some_outside', {}] as const);
      found.push(violation(bound, code, { count: out.all, ...told }));
    }
    return found;
  },
};
