import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { chunk, groupBy, isEqual, mapValues, omit, pick } from 'es-toolkit';
import type { Field, Fields } from '#catalog/engine/fields.ts';
import { readRows } from '#catalog/engine/readRows.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { isAmong } from '../../platform/db/isAmong.ts';
import type { Table } from '../schema/Table.ts';
import { columnOf } from '../schema/tables.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { Stored, Values } from '../context/values.ts';
import { isObject } from '../../platform/http/isObject.ts';

/** PostgreSQL takes 65,535 parameters in one statement. */
const MOST_AT_ONCE = 1000;

/** What each owner has of the rows of another table. */
export type Parts = Readonly<Record<number, readonly unknown[]>>;

export const byOwner = <R extends { readonly owner: unknown }>(rows: readonly R[], part: (row: R) => unknown): Parts =>
  mapValues(
    groupBy(rows, row => Number(row.owner)),
    group => group.map(part),
  );

/** Columns of a line that a record shows: its id, and its fields in their order. */
const shown = (table: Table, fields: Fields): Record<string, PgColumn> =>
  Object.fromEntries(['id', ...Object.keys(fields)].map(name => [name, columnOf(table, name)]));

/** Lines of each owner in their order, every one with its id and all its fields. */
export async function readLines(
  db: Database,
  table: Table,
  { owners, fields }: { readonly owners: readonly number[]; readonly fields: Fields },
): Promise<Parts> {
  const owner = columnOf(table, 'owner');
  const found = await db
    .select({ owner, ...shown(table, fields) })
    .from(table)
    .where(isAmong(owner, owners))
    .orderBy(owner, columnOf(table, 'position'));
  return byOwner(found, row => omit(row, ['owner']));
}

const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isObject) : []);

const idsOf = (rows: unknown): (number | undefined)[] =>
  Array.isArray(rows) ? rows.map((row: Values) => (typeof row['id'] === 'number' ? row['id'] : undefined)) : [];

/** Lines of the values that say to be lines of the record, and are not, or are it twice. */
export function foreignLines(fields: Fields, values: Values, existing: Stored = {}): Violation[] {
  return Object.entries(values).flatMap(([name, rows]) => {
    if (!fields[name]?.lines) return [];
    const known = new Set(idsOf(existing[name]));
    const ids = idsOf(rows);
    return ids.flatMap((id, index) => {
      if (id === undefined) return [];
      if (!known.has(id)) return [violation(`${name}.${index}.id`, 'unknown_line', { id })];
      return ids.indexOf(id) < index ? [violation(`${name}.${index}.id`, 'repeated_line', { id })] : [];
    });
  });
}

/**
 * Lines with what the host alone keeps of them, such as what of an ordered quantity has shipped: as it stands in the
 * record, or as it begins, whatever a client says of it.
 */
export const withKeptFields = (fields: Fields, values: Values, existing: Values = {}): Values =>
  mapValues(values, (rows, name) => {
    const kept = Object.entries(fields[name]?.lines ?? {}).filter(([, { readOnly }]) => readOnly === true);
    if (!Array.isArray(rows) || kept.length === 0) return rows;
    const begun = Object.fromEntries(kept.map(([one, { initial = null }]) => [one, initial]));
    const present = new Map(rowsOf(existing[name]).map(row => [row['id'], row]));
    return rowsOf(rows).map(row => ({ ...row, ...pick(present.get(row['id']) ?? begun, Object.keys(begun)) }));
  });

/** The same values with lines that no record has yet, such as those that a sheet took along from another record. */
export const withNewLines = (fields: Fields, values: Values): Values =>
  // Every name stays as it came, also one that has a meaning of its own in JavaScript: it is refused later.
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fields[name]?.lines ? (readRows(value)?.map(row => (isObject(row) ? omit(row, ['id']) : row)) ?? value) : value,
    ]),
  );

const kept = (value: unknown, kind: Fields[string]['kind']): unknown =>
  kind === 'dateTime' && typeof value === 'string' ? new Date(value) : value;

/** Lines with rising places: each keeps the one that it has, unless a line before it stands there or further on. */
function placed(rows: readonly Values[], present: ReadonlyMap<unknown, Values>): Values[] {
  let last = -1;
  return rows.map(row => {
    const position = Number(present.get(row['id'])?.['position'] ?? -1);
    last = position > last ? position : last + 1;
    return { ...row, position: last };
  });
}

/** Writes what differs from the lines that the owner has: those without an id are new, those not given are deleted. */
export async function writeLines(
  tx: Database,
  table: Table,
  { owner, rows, field }: { readonly owner: number; readonly rows: readonly Values[]; readonly field: Field },
): Promise<void> {
  const { lines: fields = {}, rules } = field;
  const columns: Record<string, PgColumn> = { position: columnOf(table, 'position'), ...shown(table, fields) };
  const owned = eq(columnOf(table, 'owner'), owner);
  const found: Values[] = await tx.select(columns).from(table).where(owned);
  const present = new Map(found.map(row => [row['id'], row]));
  const wanted = placed(rows, present).map((row): Values => {
    const values = mapValues(fields, ({ kind }, name) => kept(row[name], kind));
    return { ...(present.has(row['id']) && { id: row['id'] }), position: row['position'], ...values };
  });
  const given = wanted.map((row): Values => ({ owner, ...row }));
  const changed = given.filter(row => 'id' in row && !isEqual(omit(row, ['owner']), present.get(row['id'])));
  const absent = [...present.keys()].filter(id => wanted.every(row => row['id'] !== id));
  // Two lines may give each other what no two of them have together: both go before either comes back.
  const gone = [...absent, ...(rules?.unique ? changed.map(row => row['id']) : [])].map(Number);
  if (gone.length > 0) await tx.delete(table).where(and(owned, isAmong(columnOf(table, 'id'), gone)));
  for (const batch of chunk(
    given.filter(row => !('id' in row)),
    MOST_AT_ONCE,
  ))
    await tx.insert(table).values(batch);
  const latest = mapValues(omit(columns, ['id']), ({ name }) => sql`excluded.${sql.identifier(name)}`);
  for (const batch of chunk(changed, MOST_AT_ONCE))
    await tx
      .insert(table)
      .overridingSystemValue()
      .values(batch)
      .onConflictDoUpdate({ target: columnOf(table, 'id'), set: latest });
}
