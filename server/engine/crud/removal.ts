import { ownFields } from '#catalog/engine/defineEntity.ts';
import { kindredOf } from '#catalog/registry/entities.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { RequestContext } from '../context/host.ts';
import { recordChange } from '../records/recordHistory.ts';
import { Problem } from '../../platform/problem.ts';
import { usesOf } from './usesOf.ts';
import { asProblem } from './conflict.ts';
import { demand } from './demand.ts';
import { forHistory, toWire } from '../records/record.ts';
import { findStored, lineageOf } from '../records/select.ts';
import { deleteRow } from './store.ts';

/**
 * What else the same person is goes with their record: each name asks for its own right, and its history keeps what it
 * said last, by which others know where it belonged.
 */
export async function releaseKin(tx: Database, request: RequestContext, id: number): Promise<void> {
  const { entity, host, caller } = request;
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

/** Deletes a row; 409 when others refer to it, with the names of those that the caller may see. */
export async function removeRow(tx: Database, request: RequestContext, id: number): Promise<void> {
  try {
    // In a savepoint, so that the transaction can still be asked who it was that refused.
    await tx.transaction(inner => deleteRow(inner, request.entity, id));
  } catch (error) {
    const problem = asProblem(error, request.entity, true);
    if (!(problem instanceof Problem) || problem.code !== 'in_use') throw problem;
    const uses = await usesOf(tx, request, { id, first: problem.details.params?.['by'] });
    if (uses.length === 0) throw new Problem(409, 'in_use_elsewhere');
    const by = uses.map(({ title }) => title).join(', ');
    throw new Problem(409, 'in_use', { params: { by }, body: { used_by: uses } });
  }
}
