import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Entity, holderOf, ownFields, rootOf } from '#catalog/engine/defineEntity.ts';
import { isAmong } from '../../platform/db/isAmong.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import type { Table } from '../schema/Table.ts';
import { columnOf, joinTable, linesTable, tableOf } from '../schema/tables.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { Stored } from '../context/values.ts';
import { hasColumn } from '../kinds/columns.ts';
import { byOwner, type Parts, readLines } from './lines.ts';
import { auditOf } from './shape.ts';
import { someOf, withInstants, writtenColumns } from './writtenColumns.ts';

/** An entity and all that it extends, each before what it extends. */
export const lineageOf = (entity: Entity): Entity[] => [entity, ...(entity.base ? lineageOf(entity.base) : [])];

/** Every stored column of an entity by field name, across its own table and those of its bases. */
export function columnsOf(entity: Entity): Record<string, PgColumn> {
  const table = tableOf(entity);
  const own = ownFields(entity)
    .filter(([, field]) => hasColumn(field))
    .map(([name]) => [name, columnOf(table, name)]);
  if (entity.base) return { ...columnsOf(entity.base), ...Object.fromEntries(own) };
  return Object.fromEntries([...['id', ...auditOf(entity)].map(name => [name, columnOf(table, name)]), ...own]);
}

/** A select over the entity with its bases joined, ready for where, order, limit. */
export function selectFrom<S extends Record<string, PgColumn | SQL | SQL.Aliased>>(
  db: Database,
  entity: Entity,
  selection: S,
) {
  const query = db.select(selection).from(tableOf(entity)).$dynamic();
  for (let one = entity; one.base; one = one.base) {
    query.innerJoin(tableOf(one.base), eq(columnOf(tableOf(one.base), 'id'), columnOf(tableOf(one), 'id')));
  }
  return query;
}

/** Whole records, or some fields of them, as `ask` narrows and orders them; `beside` is read along with each row. */
export async function readStored(
  db: Database,
  entity: Entity,
  ask: (query: ReturnType<typeof selectFrom>) => SQLWrapper,
  { fields, beside }: { readonly fields?: ReadonlySet<string> | undefined; readonly beside?: SQL } = {},
): Promise<Stored[]> {
  const written = writtenColumns(entity, columnsOf);
  const own = fields ? someOf(written, fields) : written.whole;
  const query = ask(selectFrom(db, entity, { all: beside ? sql`${own}, ${beside}` : own }));
  return withInstants(written, (await db.execute(query)).rows);
}

interface Writing {
  returning(fields: { readonly all: SQL }): SQLWrapper;
}

/** Writes one row of an entity that extends none, and reads it back by the same statement. */
export async function readWritten(tx: Database, entity: Entity, writing: Writing): Promise<Stored | undefined> {
  const written = writtenColumns(entity, columnsOf);
  return withInstants(written, (await tx.execute(writing.returning({ all: written.whole }))).rows)[0];
}

async function readRefs(db: Database, table: Table, owners: readonly number[]): Promise<Parts> {
  const pairs = await db
    .select({ owner: columnOf(table, 'owner'), target: columnOf(table, 'target') })
    .from(table)
    .where(isAmong(columnOf(table, 'owner'), owners))
    .orderBy(columnOf(table, 'target'));
  return byOwner(pairs, pair => pair.target);
}

/** Adds the values that live in tables of their own: those of `refs` and of `lines`, or some of them. */
export async function withParts(
  db: Database,
  entity: Entity,
  rows: readonly Stored[],
  only?: ReadonlySet<string>,
): Promise<Stored[]> {
  const fields = Object.entries(entity.fields).filter(
    ([name, field]) => !hasColumn(field) && (!only || only.has(name)),
  );
  const ids = rows.map(row => Number(row['id']));
  if (fields.length === 0 || ids.length === 0) return [...rows];
  const found = await mapInOrder(fields, async ([name, { target = '', lines }]) => {
    const holder = holderOf(entity, name);
    return [
      name,
      lines
        ? await readLines(db, linesTable(holder, name), { owners: ids, fields: lines })
        : await readRefs(db, joinTable(holder, name, target), ids),
    ] as const;
  });
  return rows.map(row => ({
    ...row,
    ...Object.fromEntries(found.map(([name, parts]) => [name, parts[Number(row['id'])] ?? []])),
  }));
}

/**
 * Keeps others from changing records until the transaction ends, yet not from referring to them. In ascending order,
 * so that two who lock many do not wait for each other.
 */
export async function lockRecords(db: Database, entity: Entity, ids: readonly number[]): Promise<void> {
  const root = tableOf(rootOf(entity));
  const id = columnOf(root, 'id');
  await db.select({ id }).from(root).where(isAmong(id, ids)).orderBy(asc(id)).for('no key update');
}

interface Sought {
  /** Keeps others from changing it until the transaction ends. */
  readonly lock?: boolean;
  readonly where?: SQL | undefined;
  /** The record as it was read before, where nothing that lives in tables of its own has changed since. */
  readonly before?: Stored | undefined;
}

/** One stored record that a condition holds for, or undefined. */
export async function findStored(
  db: Database,
  entity: Entity,
  id: number,
  { lock = false, where, before }: Sought = {},
): Promise<Stored | undefined> {
  // What extends another is read once its root is locked: a join would give the root as it was before the wait.
  if (lock && entity.base) await lockRecords(db, entity, [id]);
  const sought = and(eq(columnOf(tableOf(entity), 'id'), id), where);
  const rows = await readStored(db, entity, query =>
    lock && !entity.base ? query.where(sought).for('no key update') : query.where(sought),
  );
  if (before) return rows[0] && { ...before, ...rows[0] };
  return (await withParts(db, entity, rows))[0];
}
