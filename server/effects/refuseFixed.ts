import { isFixed } from '../../catalog/fixedRecords.ts';
import { Problem } from '../http/problem.ts';
import type { Effect } from '../host.ts';

/** Records on which the product itself relies stay. */
export const refuseFixed: Effect = {
  async beforeDelete(_tx, { entity }, stored) {
    if (isFixed(entity, stored)) throw new Problem(409, 'fixed');
  },
};
