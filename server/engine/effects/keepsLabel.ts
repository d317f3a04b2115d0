import { and, eq, ne } from 'drizzle-orm';
import { columnOf, tableOf } from '../schema/tables.ts';
import type { Effect } from '../context/host.ts';
import { Problem } from '../../platform/problem.ts';

/** A code keeps a label to be shown and changed by: of several the others may go, the last one stays. */
export const keepsLabel: Effect = {
  async beforeDelete(tx, { entity }, { id, code }) {
    const table = tableOf(entity);
    const own = columnOf(table, 'id');
    const others = await tx
      .select({ id: own })
      .from(table)
      .where(and(eq(columnOf(table, 'code'), code), ne(own, id)))
      // Two that go at once would each take the other for the one that stays.
      .for('update');
    if (others.length === 0) throw new Problem(409, 'fixed');
  },
};
