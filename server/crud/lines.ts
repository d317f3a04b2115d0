import { inArray } from 'drizzle-orm';
import { groupBy, mapValues, omit } from 'es-toolkit';
import type { Fields } from '../../catalog/fields.ts';
import { columnOf, type Table } from '../db/tables.ts';
import type { Database } from '../host.ts';
import type { Values } from './validate.ts';

/** PostgreSQL takes 65,535 parameters in one statement. */
const MOST_AT_ONCE = 1000;

/** What each owner has of the rows of another table. */
export type Parts = Readonly<Record<number, readonly unknown[]>>;

export const byOwner = <R extends { readonly owner: unknown }>(rows: readonly R[], part: (row: R) => unknown): Parts =>
  mapValues(
    groupBy(rows, row => Number(row.owner)),
    group => group.map(part),
  );

/** Lines of each owner in their order, every one with all its fields. */
export async function readLines(
  db: Database,
  table: Table,
  { owners, fields }: { readonly owners: readonly number[]; readonly fields: Fields },
): Promise<Parts> {
  const owner = columnOf(table, 'owner');
  const names = Object.keys(fields);
  const found = await db
    .select({ owner, ...Object.fromEntries(names.map(name => [name, columnOf(table, name)])) })
    .from(table)
    .where(inArray(owner, [...owners]))
    .orderBy(owner, columnOf(table, 'position'));
  return byOwner(found, row => omit(row, ['owner']));
}

const kept = (value: unknown, kind: Fields[string]['kind']): unknown =>
  kind === 'dateTime' && typeof value === 'string' ? new Date(value) : value;

/** Writes the lines of a record anew; there is nothing else by which one could tell them apart. */
export async function writeLines(
  tx: Database,
  table: Table,
  { owner, rows, fields }: { readonly owner: number; readonly rows: readonly Values[]; readonly fields: Fields },
): Promise<void> {
  await tx.delete(table).where(inArray(columnOf(table, 'owner'), [owner]));
  const written = rows.map((row, position) => ({
    owner,
    position,
    ...Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, kept(row[name], kind)])),
  }));
  for (let from = 0; from < written.length; from += MOST_AT_ONCE)
    await tx.insert(table).values(written.slice(from, from + MOST_AT_ONCE));
}
