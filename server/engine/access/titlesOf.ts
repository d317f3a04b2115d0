import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { withinScope, type View } from './scope.ts';
import { columnsOf, selectFrom } from '../records/select.ts';
import { columnOf, tableOf } from '../schema/tables.ts';
import type { Database } from '../../platform/services/Database.ts';

/** Titles of records by id, as far as the caller may know of them; the others are left out. */
export async function titlesOf(
  db: Database,
  { caller, entity }: View,
  ids: readonly unknown[],
): Promise<ReadonlyMap<unknown, string>> {
  const wanted = [...new Set(ids)].filter(id => id !== null && id !== undefined);
  return wanted.length > 0 && allowed(caller, entity, 'list')
    ? titlesWhere(db, entity, wanted, withinScope({ caller, entity }))
    : new Map();
}

/** Titles of those of some records for which a condition holds. */
export async function titlesWhere(
  db: Database,
  entity: Entity,
  ids: readonly unknown[],
  condition: SQL | undefined,
): Promise<ReadonlyMap<unknown, string>> {
  if (ids.length === 0) return new Map();
  const found = await titlesAmong(db, entity, ids, condition);
  return new Map(found.map(row => [row.id, row.title]));
}

/** The statement that tells them, by `id` and `title`. */
export function titlesAmong(db: Database, entity: Entity, ids: readonly unknown[], condition: SQL | undefined) {
  const columns = columnsOf(entity);
  const id = columnOf(tableOf(entity), 'id');
  const parts = entity.title.flatMap(name => (columns[name] ? [sql`nullif(${columns[name]}::text, '')`] : []));
  const title = sql<string>`concat_ws(' ', ${sql.join(parts, sql`, `)})`.as('title');
  return selectFrom(db, entity, { id, title }).where(and(inArray(id, [...ids]), condition));
}
