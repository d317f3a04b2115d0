import { violation } from '#catalog/engine/violations/violation.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { countedOn } from './quota.ts';

/** A quota is neither set nor lowered below the pilgrims who are counted on it already. */
export const quotaHolds: Effect = {
  async check(tx, _desk, { quota }, stored) {
    if (!stored || typeof quota !== 'number') return [];
    const before = stored['quota'];
    if (typeof before === 'number' && quota >= before) return [];
    const counted = await countedOn(tx, Number(stored['id']));
    return quota < counted ? [violation('quota', 'quota_below', { counted })] : [];
  },
};
