import { sql } from 'drizzle-orm';
import { type Entity, ownFields } from '#catalog/engine/defineEntity.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { lock } from '../../platform/db/lock.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import { columnOf, tableOf } from '../schema/tables.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { Values } from '../context/values.ts';

/** References by which records of an entity stand above each other. */
const upwards = (entity: Entity): { entity: Entity; name: string }[] => [
  ...(entity.base ? upwards(entity.base) : []),
  ...ownFields(entity)
    .filter(([, { kind, target }]) => kind === 'ref' && target === entity.name)
    .map(([name]) => ({ entity, name })),
];

/** Keeps others from moving records of a tree until the transaction ends. */
export const lockTree = (db: Database, owner: Entity, name: string) => lock(db, [`${owner.name} ${name}`]);

/**
 * Self references that would put a record below itself. Whoever moves one holds the whole tree until the transaction
 * ends: of two moves that would close a circle together, the second sees the first.
 */
export async function circles(
  db: Database,
  entity: Entity,
  { id, values }: { id: number; values: Values },
): Promise<Violation[]> {
  const moved = upwards(entity).filter(({ name }) => typeof values[name] === 'number');
  const found = await mapInOrder(moved, async ({ entity: owner, name }) => {
    await lockTree(db, owner, name);
    const table = tableOf(owner);
    const { rows } = await db.execute(sql`
      with recursive above(id) as (
        select ${values[name]}::int
        union select ${columnOf(table, name)} from ${table} join above on ${columnOf(table, 'id')} = above.id
      ) select 1 from above where id = ${id}`);
    return rows.length > 0 ? [violation(name, 'circle')] : [];
  });
  return found.flat();
}
