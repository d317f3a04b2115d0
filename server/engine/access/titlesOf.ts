import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { withinScope, type View } from './scope.ts';
import { columnsOf, selectFrom } from '../records/select.ts';
import { columnOf, tableOf } from '../schema/tables.ts';
import type { Database } from '../../platform/services/Database.ts';

/** The title of a record. */
export function titleIn(entity: Entity): SQL<string> {
  const columns = columnsOf(entity);
  const parts = entity.title.flatMap(name => (columns[name] ? [sql`nullif(${columns[name]}::text, '')`] : []));
  return sql<string>`concat_ws(' ', ${sql.join(parts, sql`, `)})`;
}

/** Titles of records by id, as far as the caller may know of them; the others are left out. */
export async function titlesOf(
  db: Database,
  { caller, entity }: View,
  ids: readonly unknown[],
): Promise<ReadonlyMap<unknown, string>> {
  const wanted = [...new Set(ids)].filter(id => id !== null && id !== undefined);
  if (wanted.length === 0 || !allowed(caller, entity, 'list')) return new Map();
  const found = await titlesAmong(db, entity, wanted, withinScope({ caller, entity }));
  return new Map(found.map(row => [row.id, row.title]));
}

/** The statement that tells titles of records for which a condition holds, by `id` and `title`. */
export function titlesAmong(db: Database, entity: Entity, ids: readonly unknown[], condition: SQL | undefined) {
  const id = columnOf(tableOf(entity), 'id');
  const title = titleIn(entity).as('title');
  return selectFrom(db, entity, { id, title }).where(and(inArray(id, [...ids]), condition));
}
