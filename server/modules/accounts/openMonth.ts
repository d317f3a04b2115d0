import type { Effect } from '../../effects/Effect.ts';
import { lockedDay } from './periods.ts';

/** A draft is not dated into a month that is locked (rule P2). */
export const openMonth = (day: string): Effect => ({
  async check(tx, _desk, merged) {
    const given = merged[day];
    return merged['status'] === undefined || merged['status'] === 'draft'
      ? typeof given === 'string'
        ? lockedDay(tx, day, given)
        : []
      : [];
  },
});
