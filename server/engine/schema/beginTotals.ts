import type pg from 'pg';
import { belongingOf } from '#catalog/registry/belonging.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entityList } from '#catalog/registry/entities.ts';

/** Whether the totals of an entity are kept by branch: where its records name one themselves. */
export const isCountedByBranch = (entity: Entity): boolean => belongingOf(entity).field !== undefined;

/** Entities whose totals are kept: what the database makes of another table is counted whenever it is asked for. */
export const countedEntities = entityList.filter(({ view }) => !view);

const findKept = `
  select relname as name, tgfoid = 'keep_total_by_branch'::regproc as by_branch
  from pg_trigger join pg_class on pg_class.oid = tgrelid
  where tgname = 'total_added' and relnamespace = 'public'::regnamespace`;

/**
 * Has the database keep the totals of every entity. Costs a start that finds them kept one question; each table that is
 * new, or has come to belong to branches, is locked for a moment by itself and counted.
 */
export async function beginTotals(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; by_branch: boolean }>(findKept);
  const kept = new Map(rows.map(({ name, by_branch }) => [name, by_branch]));
  for (const entity of countedEntities.filter(one => kept.get(one.name) !== isCountedByBranch(one)))
    await client.query('select begin_total($1, $2)', [entity.name, isCountedByBranch(entity)]);
}
