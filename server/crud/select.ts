import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { groupBy } from 'es-toolkit';
import { type Entity, ownFields } from '../../catalog/defineEntity.ts';
import { inTurn } from '../db/inTurn.ts';
import { columnOf, joinTable, tableOf } from '../db/tables.ts';
import type { Database } from '../host.ts';
import { auditFields, type Stored } from './record.ts';

/** The table that carries id, version and audit: the base's for an entity that extends another. */
export const rootOf = (entity: Entity): Entity => (entity.base ? rootOf(entity.base) : entity);

/** Every stored column of an entity by field name, across its own table and those of its bases. */
export function columnsOf(entity: Entity): Record<string, PgColumn> {
  const table = tableOf(entity);
  const own = ownFields(entity).filter(([, field]) => field.kind !== 'refs').map(([name]) => [name, columnOf(table, name)]);
  if (entity.base) return { ...columnsOf(entity.base), ...Object.fromEntries(own) };
  return Object.fromEntries([...['id', ...auditFields].map(name => [name, columnOf(table, name)]), ...own]);
}

/** A select over the entity with its bases joined, ready for where, order, limit. */
export function selectFrom<S extends Record<string, PgColumn | SQL>>(db: Database, entity: Entity, selection: S) {
  const query = db.select(selection).from(tableOf(entity)).$dynamic();
  for (let one = entity; one.base; one = one.base) {
    query.innerJoin(tableOf(one.base), eq(columnOf(tableOf(one.base), 'id'), columnOf(tableOf(one), 'id')));
  }
  return query;
}

/** Adds the values of `refs` fields, which live in tables of their own. */
export async function withRefs(db: Database, entity: Entity, rows: readonly Stored[]): Promise<Stored[]> {
  const fields = Object.entries(entity.fields).filter(([, field]) => field.kind === 'refs');
  const ids = rows.map(row => Number(row['id']));
  if (fields.length === 0 || ids.length === 0) return [...rows];
  const found = await inTurn(fields, async ([name, { target = '' }]) => {
    const table = joinTable(entity, name, target);
    const pairs = await db.select({ owner: columnOf(table, 'owner'), target: columnOf(table, 'target') })
      .from(table).where(inArray(columnOf(table, 'owner'), ids)).orderBy(columnOf(table, 'target'));
    return [name, groupBy(pairs, pair => Number(pair.owner))] as const;
  });
  return rows.map(row => ({
    ...row,
    ...Object.fromEntries(found.map(([name, groups]) => [name, (groups[Number(row['id'])] ?? []).map(pair => pair.target)])),
  }));
}

/**
 * Keeps others from changing records until the transaction ends, yet not from referring to them. In ascending order,
 * so that two who lock many do not wait for each other.
 */
export async function lockRecords(db: Database, entity: Entity, ids: readonly number[]): Promise<void> {
  const root = tableOf(rootOf(entity));
  const id = columnOf(root, 'id');
  await db.select({ id }).from(root).where(inArray(id, [...ids])).orderBy(asc(id)).for('no key update');
}

/** One stored record, or undefined. `lock` keeps others from changing it until the transaction ends. */
export async function findStored(db: Database, entity: Entity, id: number, lock = false): Promise<Stored | undefined> {
  if (lock) await lockRecords(db, entity, [id]);
  const rows = await selectFrom(db, entity, columnsOf(entity)).where(eq(columnOf(tableOf(entity), 'id'), id));
  return (await withRefs(db, entity, rows))[0];
}
