import { eq } from 'drizzle-orm';
import { type Entity, stateFieldOf } from '#catalog/engine/defineEntity.ts';
import type { Wire } from '../context/values.ts';
import { columnsOf, selectFrom } from './select.ts';
import type { Database } from '../../platform/services/Database.ts';
import { columnOf, tableOf } from '../schema/tables.ts';

/** Whether somebody has written a record since; what keeps no versions is written by one change alone. */
export async function isWrittenSince(tx: Database, entity: Entity, { id, version }: Wire): Promise<boolean> {
  const { version: column } = columnsOf(entity);
  if (!column || stateFieldOf(entity) === undefined) return false;
  const [row] = await selectFrom(tx, entity, { version: column }).where(eq(columnOf(tableOf(entity), 'id'), id));
  return row?.version !== version;
}
