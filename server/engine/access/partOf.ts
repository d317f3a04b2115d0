import { boundOf } from '#catalog/engine/access/access.ts';
import type { PageInfo } from '#catalog/engine/wire.ts';
import { belongingOf, isBounded } from '#catalog/registry/belonging.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { Database } from '../../platform/services/Database.ts';
import { tableOf } from '../schema/tables.ts';
import type { View } from './scope.ts';

/** Which part of an entity's records the caller is bound to; undefined who sees all, and where there is one branch. */
export async function partOf(db: Database, { entity, caller }: View): Promise<PageInfo['scope']> {
  const own = boundOf(caller);
  if (own === undefined || !isBounded(belongingOf(entity))) return undefined;
  const branches = await db.select({}).from(tableOf(entities.branch)).limit(2);
  if (branches.length < 2) return undefined;
  return own === null ? 'none' : 'branch';
}
