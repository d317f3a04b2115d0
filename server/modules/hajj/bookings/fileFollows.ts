import { isEqual, pick, uniq } from 'es-toolkit';
import { entities } from '#catalog/registry/entities.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { findStored } from '#server/engine/records/select.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { isWithdrawn } from './bookable.ts';
import { keepJourney } from './keepJourney.ts';

/** What a file takes from its booking. */
const told = ['status', 'departure', 'pilgrim', 'room_type'];

/** The file of a booking's pilgrim says what became of it, whichever command or call did it; none is made for a withdrawn file. */
export const fileFollows: Effect = {
  async check(tx, _desk, { id, pilgrim }) {
    if (typeof pilgrim !== 'number' || !(await isWithdrawn(tx, pilgrim))) return [];
    const stored = typeof id === 'number' ? await findStored(tx, entities.booking, id) : undefined;
    return stored?.['pilgrim'] === pilgrim ? [] : [violation('pilgrim', 'file_withdrawn')];
  },
  async afterChange(tx, request, { before, after }) {
    if (isEqual(pick(before ?? {}, told), pick(after ?? {}, told))) return;
    const files = uniq([before?.['pilgrim'], after?.['pilgrim']]).filter(one => typeof one === 'number');
    await mapInOrder(
      files.sort((a, b) => a - b),
      file => keepJourney(tx, request, file),
    );
  },
};
