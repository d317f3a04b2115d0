import type { PooledDatabase } from '../../platform/services/Database.ts';
import { Semaphore } from '../../platform/flow/semaphore.ts';

const lanes = new WeakMap<PooledDatabase, Semaphore>();

/**
 * Where what takes as long as an import takes its turn, one at a time: each holds the locks of all that it writes until
 * its end. Whoever waits in vain gets 503 `import_waits`.
 */
export function longLane(imports: PooledDatabase): Semaphore {
  const lane = lanes.get(imports) ?? new Semaphore({ atOnce: 1, waiting: 50, patience: 3_000, code: 'import_waits' });
  lanes.set(imports, lane);
  return lane;
}
