import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { ownFields } from '#catalog/engine/defineEntity.ts';
import { entityList } from '#catalog/registry/entities.ts';
import type { Field } from '#catalog/engine/fields.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import { history, liveVersion } from '../schema/systemTables.ts';
import { linesTable, tableOf } from '../schema/tables.ts';
import type { Database } from '../../platform/services/Database.ts';

const PATH = '/media/(?:open|sealed)/[0-9a-f]{2}/[0-9a-f]{40}\\.[a-z0-9]{2,5}';

const inTexts = new Set<Field['kind']>(['image', 'file', 'richText']);

interface FileColumn {
  readonly table: PgTable;
  readonly column: PgColumn;
}

const placesIn = (table: PgTable, fields: readonly (readonly [string, Field])[]): FileColumn[] => {
  const columns = getTableColumns(table);
  return fields.flatMap(([name, { kind }]) => {
    const column = columns[name];
    return column && inTexts.has(kind) ? [{ table, column }] : [];
  });
};

/**
 * Everywhere a stored file may be named: in records and their lines, in what the website goes on showing, in the
 * history.
 */
const places = (): FileColumn[] => [
  ...entityList.flatMap(entity => [
    ...placesIn(tableOf(entity), ownFields(entity)),
    ...ownFields(entity).flatMap(([name, { lines }]) =>
      lines ? placesIn(linesTable(entity, name), Object.entries(lines)) : [],
    ),
  ]),
  { table: liveVersion, column: liveVersion.values },
  { table: history, column: history.before },
  { table: history, column: history.after },
];

/** Which of these files something names, wherever it stands. */
export async function namedFiles(db: Database, paths: readonly string[]): Promise<Set<string>> {
  const wanted: SQL = sql`${sql.param([...paths])}::text[]`;
  const found = await mapInOrder(places(), async ({ table, column }) => {
    const { rows } = await db.execute<{ path: string }>(sql`
      select distinct found[1] as path from ${table}, regexp_matches(${column}::text, ${`(${PATH})`}, 'g') as found
      where ${column}::text like '%/media/%' and found[1] = any(${wanted})`);
    return rows.map(row => row.path);
  });
  return new Set(found.flat());
}
