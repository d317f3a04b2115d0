import type { Entity } from '#catalog/engine/defineEntity.ts';
import { columnOf, tableOf } from '../schema/tables.ts';
import type { Author } from '../context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { Values } from '../context/values.ts';

/**
 * Writes facts within a transaction, in their order; gives their ids. They are never changed afterwards: what comes
 * later, such as a counter-entry, is another fact.
 */
export async function append(
  tx: Database,
  { host, caller }: Author,
  facts: { readonly entity: Entity; readonly rows: readonly Values[] },
): Promise<number[]> {
  const { entity, rows } = facts;
  if (!entity.facts) throw new Error(`${entity.name} holds no facts`);
  if (rows.length === 0) return [];
  const table = tableOf(entity);
  const audit = { created_at: host.clock(), created_by: caller.id };
  const made = await tx
    .insert(table)
    .values(rows.map(row => ({ ...row, ...audit })))
    .returning({ id: columnOf(table, 'id') });
  return made.map(({ id }) => Number(id));
}
