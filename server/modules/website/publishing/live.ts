import { and, eq, type SQL, sql } from 'drizzle-orm';
import { orderFieldOf } from '#catalog/engine/arranging.ts';
import { type Entity, stateFieldOf } from '#catalog/engine/defineEntity.ts';
import { existingOf, knownIds, type View, withinScope } from '#server/engine/access/scope.ts';
import { shownTo, toWire } from '#server/engine/records/record.ts';
import type { Wire } from '#server/engine/context/values.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { columnsOf, selectFrom, withParts } from '#server/engine/records/select.ts';
import { liveVersion } from '#server/engine/schema/systemTables.ts';
import { transact } from '#server/platform/db/transact.ts';
import type { Host } from '#server/engine/context/host.ts';

/** A record of content as visitors see it, and as it is being written; null where there is no such side. */
export interface Sides {
  readonly live: Wire | null;
  readonly draft: Wire | null;
}

const stateOf = (entity: Entity): string => stateFieldOf(entity)?.[0] ?? '';

/** A record is not seen between two of its sides: all that is read belongs to one moment. */
const atOnce = <T>(host: Host, work: (tx: Database) => Promise<T>): Promise<T> =>
  transact(host.db, work, { isolationLevel: 'repeatable read', accessMode: 'read only' });

const shown = ({ caller, entity }: View, wire: Wire): Wire => shownTo(caller, entity, wire);

async function keptVersions(tx: Database, view: View, where: SQL): Promise<Wire[]> {
  const kept = await tx
    .select({ record: liveVersion.record, values: liveVersion.values })
    .from(liveVersion)
    .where(and(eq(liveVersion.entity, view.entity.name), where));
  const known = await knownIds(
    tx,
    view,
    kept.map(one => one.record),
  );
  return kept.filter(one => known.has(one.record)).map(one => one.values);
}

/** Both sides of one record; 404 when the caller knows of no such one. */
export const sidesOf = (host: Host, view: View, id: number): Promise<Sides> =>
  atOnce(host, async tx => {
    const present = shown(view, toWire(view.entity, await existingOf(tx, view, id, false), host, true));
    if (present[stateOf(view.entity)] === 'published') return { live: present, draft: null };
    const [kept] = await keptVersions(tx, view, eq(liveVersion.record, id));
    return { live: kept ? shown(view, kept) : null, draft: present };
  });

async function publishedOnes(tx: Database, host: Host, view: View, where: SQL): Promise<Wire[]> {
  const { entity } = view;
  const columns = columnsOf(entity);
  const rows = await selectFrom(tx, entity, columns).where(
    and(withinScope(view), sql`${columns[stateOf(entity)]} = 'published'`, where),
  );
  return (await withParts(tx, entity, rows)).map(row => toWire(entity, row, host, true));
}

const numberIn = (wire: Wire, name: string): number =>
  typeof wire[name] === 'number' ? wire[name] : Number.POSITIVE_INFINITY;

/** What visitors see of all content that belongs to one record, in the order of its places. */
export const liveOf = (
  host: Host,
  view: View,
  { field, id }: { readonly field: string; readonly id: number },
): Promise<Wire[]> =>
  atOnce(host, async tx => {
    const column = columnsOf(view.entity)[field];
    if (!column) throw new Error(`${view.entity.name} has no field ${field}`);
    const kept = await keptVersions(tx, view, sql`${liveVersion.values} -> ${field} = to_jsonb(${id}::int)`);
    const all = [...(await publishedOnes(tx, host, view, eq(column, id))), ...kept];
    const order = orderFieldOf(view.entity) ?? 'id';
    // Two without a place are both infinitely far, and their difference is no number.
    return all
      .toSorted((a, b) => numberIn(a, order) - numberIn(b, order) || numberIn(a, 'id') - numberIn(b, 'id'))
      .map(one => shown(view, one));
  });
