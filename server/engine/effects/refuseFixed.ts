import { isFixed } from '#catalog/registry/fixedRecords.ts';
import { Problem } from '../../platform/problem.ts';
import type { Effect } from '../context/host.ts';

/** Records on which the product itself relies stay. */
export const refuseFixed: Effect = {
  async beforeDelete(_tx, { entity }, stored) {
    if (isFixed(entity, stored)) throw new Problem(409, 'fixed');
  },
};
