import { Problem } from '../http/problem.ts';
import type { Effect } from './Effect.ts';

/** Records on which the product itself relies say so in `is_deletable`, and stay. */
export const refuseFixed: Effect = {
  async beforeDelete(_tx, _desk, stored) {
    if (stored['is_deletable'] === false) throw new Problem(409, 'fixed');
  },
};
