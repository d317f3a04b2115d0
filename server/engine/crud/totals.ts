import { count, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { boundOf } from '#catalog/engine/access/access.ts';
import { MOST_COUNTED } from '#catalog/engine/wire.ts';
import { belongingOf, isBounded } from '#catalog/registry/belonging.ts';
import { disclosed } from '../access/confidence.ts';
import type { View } from '../access/scope.ts';
import { selectFrom } from '../records/select.ts';
import { recordTotal } from '../schema/recordTotal.ts';
import { tableOf } from '../schema/tables.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { ListQuery } from './query.ts';

export interface Total {
  readonly elements: number;
  /** There are more. */
  readonly isBounded?: boolean;
}

/**
 * Which rows of the kept totals make up what the caller may know of an entity; undefined where that depends on other
 * records than its own, which only a count tells.
 */
function keptWhere(view: View): SQL | undefined {
  const own = boundOf(view.caller);
  const belonging = belongingOf(view.entity);
  const entity = eq(recordTotal.entity, view.entity.name);
  if (disclosed(view)) return undefined;
  if (own === undefined || !isBounded(belonging)) return entity;
  if (belonging.field === undefined || belonging.owners.length > 0 || belonging.kin.length > 0) return undefined;
  const unbound = isNull(recordTotal.branch);
  return sql`${entity} and ${own === null ? unbound : or(eq(recordTotal.branch, own), unbound)}`;
}

/**
 * The total of a list that nothing narrows, as it is kept; undefined where it has to be counted. Nothing of it stays in
 * the process: the rows that are summed are written in the transactions that change the records, and the caller's bound
 * is that of this very call.
 */
export function keptTotal(db: Database, view: View, { where, scope }: ListQuery): Promise<Total> | undefined {
  const kept = where === scope ? keptWhere(view) : undefined;
  if (!kept) return undefined;
  const records = sql<number>`coalesce(sum(${recordTotal.records}), 0)::int`;
  return db
    .select({ records })
    .from(recordTotal)
    .where(kept)
    .then(([row]) => ({ elements: row?.records ?? 0 }));
}

async function counted(db: Database, { entity }: View, { where, page, size, ...query }: ListQuery): Promise<Total> {
  // As far as the page after this one, so that whoever turns pages never comes to an end that is none.
  const most = query.isBounded ? Math.max(MOST_COUNTED, (page + 1) * size) : undefined;
  const rows = where
    ? selectFrom(db, entity, { one: sql`1` }).where(where)
    : db.select({ one: sql`1` }).from(tableOf(entity)).$dynamic();
  const found = (most === undefined ? rows : rows.limit(most + 1)).as('found');
  const [row] = await db.select({ total: count() }).from(found);
  const total = row?.total ?? 0;
  return most !== undefined && total > most ? { elements: most, isBounded: true } : { elements: total };
}

/** How many records a list holds of which a page has been read: a page that is not full is the last one. */
export async function totalBeside(db: Database, view: View, query: ListQuery, rows: number): Promise<Total> {
  const before = (query.page - 1) * query.size;
  const isLast = rows < query.size && (rows > 0 || before === 0);
  return isLast ? { elements: before + rows } : counted(db, view, query);
}
