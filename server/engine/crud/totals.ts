import { count } from 'drizzle-orm';
import { MOST_COUNTED } from '#catalog/engine/wire.ts';
import type { View } from '../access/scope.ts';
import { selectFrom } from '../records/select.ts';
import { columnOf, tableOf } from '../schema/tables.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { ListQuery } from './query.ts';

export interface Total {
  readonly elements: number;
  /** There are more. */
  readonly isBounded?: boolean;
}

async function counted(db: Database, { entity }: View, query: ListQuery): Promise<Total> {
  // As far as the page after this one, so that whoever turns pages never comes to an end that is none.
  const most = query.isBounded ? Math.max(MOST_COUNTED, (query.page + 1) * query.size) : Infinity;
  const rows = selectFrom(db, entity, { id: columnOf(tableOf(entity), 'id') }).where(query.where);
  const found = (most === Infinity ? rows : rows.limit(most + 1)).as('found');
  const [row] = await db.select({ elements: count() }).from(found);
  const elements = row?.elements ?? 0;
  return elements > most ? { elements: most, isBounded: true } : { elements };
}

/** How many records a list holds of which a page has been read: a page that is not full is the last one. */
export async function totalBeside(db: Database, view: View, query: ListQuery, rows: number): Promise<Total> {
  const before = (query.page - 1) * query.size;
  const isLast = rows < query.size && (rows > 0 || before === 0);
  return isLast ? { elements: before + rows } : counted(db, view, query);
}
