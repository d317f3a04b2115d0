import { eq, type SQL, sql } from 'drizzle-orm';
import type { Tie } from '#catalog/registry/ties.ts';
import { columnOf, joinTable, linesTable, tableOf } from '../schema/tables.ts';
import { columnsOf } from './select.ts';

/** Rows that point to the record, by a column of their own or one of a table that belongs to them. */
export function pointing({ entity, name, field, line }: Tie, id: number): SQL | undefined {
  if (field.kind === 'ref' && !line) {
    const column = columnsOf(entity)[name];
    return column && eq(column, id);
  }
  const part = line ? linesTable(entity, name) : joinTable(entity, name, field.target ?? '');
  return sql`${columnOf(tableOf(entity), 'id')} in (select ${columnOf(part, 'owner')} from ${part} where ${eq(columnOf(part, line ?? 'target'), id)})`;
}
