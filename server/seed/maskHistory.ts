import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Entity, holderOf } from '../../catalog/engine/defineEntity.ts';
import { entityList } from '../../catalog/registry/entities.ts';
import { concealedInHistory } from '../engine/records/record.ts';
import { history } from '../engine/schema/systemTables.ts';
import type { Database } from '../platform/services/Database.ts';

/** How paths of open files begin. */
export const OPEN = '/media/open/';

interface Masked {
  /** Holds the field in its own table. */
  readonly entity: Entity;
  readonly field: string;
  /** Of this record alone; absent, of all. */
  readonly record?: number;
}

/**
 * Lets the history say of a file that is private now what it says of any: that it changed. Gives the open files that it
 * named.
 */
export async function maskHistory(tx: Database, { entity, field, record }: Masked): Promise<string[]> {
  const names = entityList.filter(one => one.fields[field] && holderOf(one, field) === entity).map(one => one.name);
  const about = and(inArray(history.entity, names), record === undefined ? undefined : eq(history.record, record));
  const mask = sql`${JSON.stringify(concealedInHistory(entity, { [field]: OPEN }))}::jsonb`;
  const open = `${OPEN}%`;
  const { rows } = await tx.execute<{ path: string }>(sql`
    with told as (
      select ${history.id} as id, ${history.before} ->> ${field} as had, ${history.after} ->> ${field} as has
      from ${history}
      where ${about} and (${history.before} ->> ${field} like ${open} or ${history.after} ->> ${field} like ${open})
      for update
    ), masked as (
      update ${history} as entry set
        before = case when told.had like ${open} then entry.before || ${mask} else entry.before end,
        after = case when told.has like ${open} then entry.after || ${mask} else entry.after end
      from told where entry.id = told.id
    )
    select distinct path from told, unnest(array[told.had, told.has]) as path where path like ${open}`);
  return rows.map(row => row.path);
}
