import { violation } from '#catalog/engine/violations/violation.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { Effect, RequestContext } from '#server/engine/context/host.ts';
import type { Values } from '#server/engine/context/values.ts';
import { updateWithin } from '#server/engine/crud/write.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { refuse } from '#server/platform/problem.ts';
import { asHost } from './asHost.ts';
import { hasMembers, lockFamilies } from './familyLocks.ts';

const familyOf = (record: Values | undefined): number | null =>
  typeof record?.['family'] === 'number' ? record['family'] : null;

const lead = (tx: Database, request: RequestContext, family: number, leader: number | null) =>
  updateWithin(tx, asHost(request, entities.family), family, { body: { leader } });

/** Whoever leads a family that somebody else is of does not leave it before another is named. */
async function mayLeave(tx: Database, file: number, left: number | null): Promise<boolean> {
  if (left === null) return true;
  const [led] = await lockFamilies(tx, [left]);
  return led?.leader !== file || !(await hasMembers(tx, left, file));
}

/** Files come to families and leave them: the first leads it, and nobody leaves who leads others. */
export const keepsFamily: Effect = {
  async check(tx, _desk, merged, stored) {
    const [left, joined] = [familyOf(stored), familyOf(merged)];
    if (left === joined) return [];
    await lockFamilies(
      tx,
      [left, joined].filter(one => one !== null),
    );
    return (await mayLeave(tx, Number(stored?.['id'] ?? 0), left)) ? [] : [violation('family', 'leader_leaves')];
  },
  async afterChange(tx, request, { before, after }) {
    const [left, joined] = [familyOf(before), familyOf(after)];
    if (!after || left === joined) return;
    const file = Number(after['id']);
    const led = await lockFamilies(
      tx,
      [left, joined].filter(one => one !== null),
    );
    if (led.some(one => one.id === left && one.leader === file)) await lead(tx, request, Number(left), null);
    if (led.some(one => one.id === joined && one.leader === null)) await lead(tx, request, Number(joined), file);
  },
  async beforeDelete(tx, request, stored) {
    const [left, file] = [familyOf(stored), Number(stored['id'])];
    if (left === null) return;
    if (!(await mayLeave(tx, file, left))) refuse([violation('family', 'leader_leaves')]);
    const [led] = await lockFamilies(tx, [left]);
    if (led?.leader === file) await updateWithin(tx, asHost(request, request.entity), file, { body: { family: null } });
  },
};
