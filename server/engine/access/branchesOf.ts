import { and, desc, eq } from 'drizzle-orm';
import { type Belonging, belongingOf } from '#catalog/registry/belonging.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Stored } from '../context/values.ts';
import type { Database } from '../../platform/services/Database.ts';
import { findStored } from '../records/select.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import { history } from '../schema/systemTables.ts';

/** Stands for the branch of a record of which nobody knows where it belonged: no branch has this id. */
const UNKNOWN = 0;

/** What a record was when it was deleted; undefined when its history does not tell of that. */
export async function lastOf(db: Database, entity: Entity, id: number): Promise<Stored | undefined> {
  const [last] = await db
    .select({ before: history.before })
    .from(history)
    .where(and(eq(history.entity, entity.name), eq(history.record, id), eq(history.action, 'delete')))
    .orderBy(desc(history.id))
    .limit(1);
  return last && { ...last.before, id };
}

const branchIn = (record: Stored, field: string): number | null =>
  typeof record[field] === 'number' ? record[field] : null;

/** Whether there ever was such a record, as far as its history tells. */
export const wasKnown = async (db: Database, entity: Entity, id: number): Promise<boolean> =>
  (
    await db
      .select({ id: history.id })
      .from(history)
      .where(and(eq(history.entity, entity.name), eq(history.record, id)))
      .limit(1)
  ).length > 0;

/** Where somebody belongs as one of the kin; nowhere, if they never were one. */
async function asKin(db: Database, kin: Entity, id: number): Promise<(number | null)[]> {
  const { field = '' } = belongingOf(kin);
  const record = (await findStored(db, kin, id)) ?? (await lastOf(db, kin, id));
  if (record) return [branchIn(record, field)];
  return (await wasKnown(db, kin, id)) ? [UNKNOWN] : [];
}

interface BranchQuery {
  readonly belonging: Belonging;
  /** Whoever asks: where else they belong themselves takes nothing from them. */
  readonly self: number | null;
}

/**
 * The branches to which a single record belongs: by itself, by what it depends on, and by what else the same person is.
 * What is no more counts as it was when it was deleted.
 */
export async function branchesOf(
  db: Database,
  record: Stored,
  { belonging, self }: BranchQuery,
): Promise<(number | null)[]> {
  const { field, owners, kin } = belonging;
  const byOwners = await mapInOrder(owners, async owner => {
    const id = Number(record[owner.field]);
    const found = (await findStored(db, owner.entity, id)) ?? (await lastOf(db, owner.entity, id));
    return found ? branchesOf(db, found, { belonging: owner.belonging, self }) : [UNKNOWN];
  });
  const id = Number(record['id']);
  const byKin = id === self ? [] : await mapInOrder(kin, one => asKin(db, one, id));
  return [...(field === undefined ? [] : [branchIn(record, field)]), ...byOwners.flat(), ...byKin.flat()];
}
