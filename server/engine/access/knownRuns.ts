import { and, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import { allowed, boundOf } from '#catalog/engine/access/access.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entities, entityList } from '#catalog/registry/entities.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import { columnOf, tableOf } from '../schema/tables.ts';

const { import_run: runEntity } = entities;

/**
 * Which imports somebody may know of, beside the bounds of their branch: those of records that they may list, and of what
 * was imported for no branch, which may be of any, what they have imported themselves. Undefined of other entities, and
 * for who sees all.
 */
export function knownRuns({ entity, caller }: { readonly entity: Entity; readonly caller: Caller }): SQL | undefined {
  if (entity.name !== runEntity.name || caller.role === 'admin') return undefined;
  const table = tableOf(runEntity);
  const listed = entityList.filter(one => allowed(caller, one, 'list')).map(({ name }) => name);
  const own = caller.id === null ? undefined : eq(columnOf(table, 'created_by'), caller.id);
  const ofBranch = boundOf(caller) === undefined ? undefined : or(isNotNull(columnOf(table, 'branch')), own);
  return and(inArray(columnOf(table, 'entity_name'), listed), ofBranch);
}
