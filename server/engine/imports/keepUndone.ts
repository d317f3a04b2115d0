import { and, eq, sql } from 'drizzle-orm';
import { groupBy } from 'es-toolkit';
import { rootOf } from '#catalog/engine/defineEntity.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import type { Database } from '../../platform/services/Database.ts';
import { importRow } from '../schema/importRow.ts';
import { columnOf, tableOf } from '../schema/tables.ts';
import type { KeptRow, WhyLeft } from './undoRow.ts';

const among = (rows: readonly KeptRow[]) =>
  sql`${importRow.id} = any(${sql.param(rows.map(({ id }) => id))}::bigint[])`;

/**
 * The versions of what is left are those of now: what the undo itself has done to them, by what followed from taking
 * others back, keeps them from no second one.
 */
async function renewVersions(tx: Database, rows: readonly KeptRow[]): Promise<void> {
  await mapInOrder(Object.entries(groupBy(rows, one => one.entity)), async ([name, ones]) => {
    const table = tableOf(rootOf(entityNamed(name)));
    await tx
      .update(importRow)
      .set({ version: sql`${columnOf(table, 'version')}` })
      .from(table)
      .where(and(among(ones), eq(columnOf(table, 'id'), importRow.record)));
  });
}

/** Marks what an undo has taken back, and why it has left the rest. */
export async function keepUndone(
  tx: Database,
  rows: readonly KeptRow[],
  left: readonly (Pick<WhyLeft, 'why'> & { readonly row: KeptRow })[],
): Promise<void> {
  const stays = new Set(left.map(({ row }) => row.id));
  await tx
    .update(importRow)
    .set({ is_undone: true, left: null, before: null })
    .where(among(rows.filter(({ id }) => !stays.has(id))));
  await mapInOrder(Object.entries(groupBy(left, one => one.why)), async ([why, ones]) =>
    tx
      .update(importRow)
      .set({ left: why })
      .where(among(ones.map(({ row }) => row))),
  );
  await renewVersions(
    tx,
    left.filter(({ why }) => why !== 'changed_since').map(({ row }) => row),
  );
}
