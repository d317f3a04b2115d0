import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { boundOf } from '#catalog/engine/access/access.ts';
import { belongingOf, isBounded } from '#catalog/registry/belonging.ts';
import { disclosed } from '../access/confidence.ts';
import type { View } from '../access/scope.ts';
import { recordTotal } from '../schema/recordTotal.ts';
import type { Database } from '../../platform/services/Database.ts';

/**
 * Which rows of the kept totals make up what the caller may know of an entity; undefined where that depends on other
 * records than its own, which only a count tells.
 */
function keptWhere(view: View): SQL | undefined {
  const own = boundOf(view.caller);
  const belonging = belongingOf(view.entity);
  const entity = eq(recordTotal.entity, view.entity.name);
  if (view.entity.view || disclosed(view)) return undefined;
  if (own === undefined || !isBounded(belonging)) return entity;
  if (belonging.field === undefined || belonging.owners.length > 0 || belonging.kin.length > 0) return undefined;
  const ofNone = isNull(recordTotal.branch);
  return and(entity, own === null ? ofNone : or(eq(recordTotal.branch, own), ofNone));
}

/**
 * How many records of an entity the caller may know of, as it is kept; undefined where they have to be counted. Nothing
 * of it stays in the process: the rows that are summed are written in the transactions that change the records, by
 * whichever host, and the caller's bound is that of this very call.
 */
export async function keptTotal(db: Database, view: View): Promise<number | undefined> {
  const where = keptWhere(view);
  if (!where) return undefined;
  const records = sql<number>`coalesce(sum(${recordTotal.records}), 0)::int`;
  const [row] = await db.select({ records }).from(recordTotal).where(where);
  return row?.records ?? 0;
}
