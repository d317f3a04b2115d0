import type { Parents } from '#catalog/engine/texts/tree.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { lockTree } from '../crud/circle.ts';
import { columnOf, tableOf } from '../schema/tables.ts';
import type { Database } from '../../platform/services/Database.ts';

/**
 * How all records of an entity stand below each other by a self reference. Nobody else moves one until the transaction
 * ends.
 */
export async function treeOf(tx: Database, entity: Entity, parent: string): Promise<Parents> {
  await lockTree(tx, entity, parent);
  const table = tableOf(entity);
  const rows = await tx.select({ id: columnOf(table, 'id'), parent: columnOf(table, parent) }).from(table);
  return new Map(rows.map(row => [Number(row.id), row.parent === null ? null : Number(row.parent)]));
}
