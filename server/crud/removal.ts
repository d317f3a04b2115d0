import { and } from 'drizzle-orm';
import { allowed } from '../../catalog/access.ts';
import { ownFields } from '../../catalog/defineEntity.ts';
import { kindredOf } from '../../catalog/entities.ts';
import { tiesTo } from '../../catalog/ties.ts';
import { withinScope } from '../access/scope.ts';
import { mapInOrder } from '../db/mapInOrder.ts';
import { columnOf, tableOf } from '../db/tables.ts';
import type { Database } from '../db/Database.ts';
import type { Desk } from '../host.ts';
import { recordChange } from '../history/record.ts';
import { Problem } from '../http/problem.ts';
import { asProblem } from './conflict.ts';
import { demand } from './demand.ts';
import { pointing } from './pointing.ts';
import { forHistory, toWire } from './record.ts';
import { findStored, lineageOf, selectFrom } from './select.ts';
import { deleteRow } from './store.ts';

/**
 * What else the same person is goes with their record: each name asks for its own right, and its history keeps what it
 * said last, by which others know where it belonged.
 */
export async function releaseKin(tx: Database, desk: Desk, id: number): Promise<void> {
  const { entity, host, caller } = desk;
  const own = new Set(lineageOf(entity).map(one => one.name));
  await mapInOrder(
    kindredOf(entity).filter(one => !own.has(one.name)),
    async one => {
      const found = await findStored(tx, one, id);
      if (!found) return;
      demand({ caller, entity: one }, 'delete');
      const wire = toWire(one, found, host, true);
      const before = forHistory(
        one,
        wire,
        ownFields(one)
          .map(([name]) => name)
          .filter(name => wire[name] !== null),
      );
      await recordChange(tx, host, caller, { entity: one.name, record: id, action: 'delete', before, after: {} });
    },
  );
}

/** Whether the caller may know of a record of this collection that needs one of the person's names. */
async function isSeen(
  tx: Database,
  { entity, caller }: Desk,
  { id, by }: { id: number; by: unknown },
): Promise<boolean> {
  const ties = kindredOf(entity)
    .flatMap(one => tiesTo(one.name))
    .filter(tie => tie.entity.collection === by && allowed(caller, tie.entity, 'list'));
  const seen = await mapInOrder(ties, tie =>
    selectFrom(tx, tie.entity, { id: columnOf(tableOf(tie.entity), 'id') })
      .where(and(pointing(tie, id), withinScope({ caller, entity: tie.entity })))
      .limit(1),
  );
  return seen.flat().length > 0;
}

/** Deletes a row; 409 when others refer to it, who are named to whoever may see one of them. */
export async function removeRow(tx: Database, desk: Desk, id: number): Promise<void> {
  try {
    // In a savepoint, so that the transaction can still be asked who it was that refused.
    await tx.transaction(inner => deleteRow(inner, desk.entity, id));
  } catch (error) {
    const problem = asProblem(error, desk.entity, true);
    if (!(problem instanceof Problem) || problem.code !== 'in_use') throw problem;
    throw (await isSeen(tx, desk, { id, by: problem.details.params?.['by'] }))
      ? problem
      : new Problem(409, 'in_use_elsewhere');
  }
}
