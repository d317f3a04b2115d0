import { uniq } from 'es-toolkit';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { toWire } from '#server/engine/records/record.ts';
import type { Values } from '#server/engine/context/values.ts';
import { findStored } from '#server/engine/records/select.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { withoutSignature } from '#server/engine/media/signed.ts';
import { lockedDay, lockOn } from './periods.ts';

/**
 * What may be said of a voucher after it was posted, as long as its month is not closed for good; where it is locked
 * softly, for a reason (rules A5).
 */
const words = ['details', 'file'];

/** A value as it may come back: what is attached by its path, whatever link stands for it today. */
const said = ({ fields }: Entity, values: Values | undefined, name: string): unknown => {
  const value = values?.[name] ?? null;
  return fields[name]?.kind === 'file' && typeof value === 'string' ? withoutSignature(value) : value;
};

/**
 * A draft is neither dated into a month that is locked nor moved out of one (rule P2); of what stands in a month that is
 * closed for good not even the words change.
 */
export const openMonth = (day: string): Effect => ({
  async check(tx, { entity, host, caller, reason }, merged) {
    const found = typeof merged['id'] === 'number' ? await findStored(tx, entity, merged['id']) : undefined;
    const stored = found && toWire(entity, found, host, true);
    const [was, is] = [stored?.[day], merged[day]];
    if ((merged['status'] ?? 'draft') === 'draft') {
      const days = uniq([was, is].filter(one => typeof one === 'string'));
      return (await mapInOrder(days, one => lockedDay(tx, day, one, caller))).flat();
    }
    const changed = words.filter(name => said(entity, stored, name) !== said(entity, merged, name));
    const lock = changed.length > 0 && typeof was === 'string' ? await lockOn(tx, was) : undefined;
    if (lock === 'final') return changed.map(name => violation(name, 'period_locked'));
    return lock === 'soft' && reason === undefined ? [violation('reason', 'words_reason')] : [];
  },
});
