import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { allowed } from '#catalog/engine/access/access.ts';
import { idFrom } from '#catalog/engine/parse.ts';
import { entities } from '#catalog/registry/entities.ts';
import { importRow } from '../schema/importRow.ts';
import { columnOf, tableOf } from '../schema/tables.ts';
import { type View, withinScope } from './scope.ts';

const { import_run: runEntity } = entities;
const rows = new QueryBuilder();

/**
 * Records that an import made or changed, by the id of its run; none for who may not know of the run, and once its rows
 * are no longer kept. Undefined where the text is no id.
 */
export function ofRun({ entity, caller }: View, raw: string): SQL | undefined {
  const run = idFrom(raw);
  if (run === undefined) return undefined;
  if (!allowed(caller, runEntity, 'list')) return sql`false`;
  const id = columnOf(tableOf(runEntity), 'id');
  const known = rows
    .select({ id })
    .from(tableOf(runEntity))
    .where(and(eq(id, run), withinScope({ entity: runEntity, caller })));
  const done = rows
    .select({ record: importRow.record })
    .from(importRow)
    .where(and(eq(importRow.run, run), eq(importRow.entity, entity.name)));
  return and(exists(known), sql`${columnOf(tableOf(entity), 'id')} in ${done}`);
}
