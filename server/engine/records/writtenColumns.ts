import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Stored } from '../context/values.ts';

type Columns = Readonly<Record<string, PgColumn>>;

/** Columns of an entity as text by field name, all of them together, and those that hold instants. */
interface Written {
  readonly texts: Readonly<Record<string, string>>;
  readonly whole: SQL;
  readonly instants: readonly (readonly [string, PgColumn])[];
}

const kept = new WeakMap<Entity, Written>();

const inText = ([name, column]: readonly [string, PgColumn]): string =>
  `"${getTableName(column.table)}"."${column.name}" as "${name}"`;

/**
 * The columns of an entity as text that is written once in the life of a process: the query builder takes longer to
 * write a hundred of them, and to read them again row by row, than PostgreSQL to find the row. It never grows old, since
 * it says no more than the catalogue; of what is found, and for whom, nothing is kept.
 */
export function writtenColumns(entity: Entity, columnsOf: (entity: Entity) => Columns): Written {
  const known = kept.get(entity);
  if (known) return known;
  const columns = Object.entries(columnsOf(entity));
  const texts = Object.fromEntries(columns.map(one => [one[0], inText(one)]));
  const instants = columns.filter(([, column]) => column.dataType === 'date');
  const made = { texts, whole: sql.raw(Object.values(texts).join(', ')), instants };
  kept.set(entity, made);
  return made;
}

/** The columns of some fields alone; of names that are none of them nothing is read. */
export const someOf = ({ texts }: Written, names: Iterable<string>): SQL =>
  sql.raw([...names].flatMap(name => (Object.hasOwn(texts, name) ? (texts[name] ?? []) : [])).join(', '));

/** Rows with what the driver gives as text that the query builder would have read. */
export function withInstants({ instants }: Written, rows: Record<string, unknown>[]): Stored[] {
  for (const row of rows)
    for (const [name, column] of instants)
      if (typeof row[name] === 'string') row[name] = column.mapFromDriverValue(row[name]);
  return rows;
}
