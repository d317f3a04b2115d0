import { groupBy } from 'es-toolkit';
import { rootOf } from '#catalog/engine/defineEntity.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import { isAmong } from '../../platform/db/isAmong.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import type { Database } from '../../platform/services/Database.ts';
import { columnOf, tableOf } from '../schema/tables.ts';

interface Pointer {
  /** Wire name of the record's entity. */
  readonly entity: string;
  readonly record: number;
}

interface Versions {
  /** Undefined of a record that is no more. */
  of(pointer: Pointer): number | undefined;
}

const keyOf = ({ entity, record }: Pointer): string => `${entity} ${record}`;

/** The versions that records have now, whoever may see them: one query for each entity. */
export async function recordVersions(db: Database, pointers: readonly Pointer[]): Promise<Versions> {
  const found = await mapInOrder(Object.entries(groupBy(pointers, one => one.entity)), async ([entity, ones]) => {
    const table = tableOf(rootOf(entityNamed(entity)));
    const id = columnOf(table, 'id');
    const ids = ones.map(({ record }) => record);
    const rows = await db
      .select({ id, version: columnOf(table, 'version') })
      .from(table)
      .where(isAmong(id, ids));
    return rows.map(row => [keyOf({ entity, record: Number(row.id) }), Number(row.version)] as const);
  });
  const versions = new Map(found.flat());
  return { of: pointer => versions.get(keyOf(pointer)) };
}
