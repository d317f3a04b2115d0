import type { Stored } from '../context/values.ts';
import type { RequestContext } from '../context/host.ts';
import type { Database, PooledDatabase } from '../../platform/services/Database.ts';
import { inTransaction } from '../crud/write.ts';
import type { Attempt } from './attempt.ts';
import { longLane } from '../limits/longLane.ts';
import { once } from './once.ts';

/** How long something waits for the imports before it, in milliseconds. */
const PATIENCE = 120_000;

interface Asked extends Pick<RequestContext, 'host' | 'entity'> {
  /** It takes as long as an import, and is done among these, on their connection: the others are kept free of it. */
  readonly isLong?: boolean | undefined;
}

/**
 * Does work in one transaction, once for its attempt; even a commit of which nothing is known is made up for then,
 * since the attempt itself tells whether it was done.
 */
export function doOnce(
  { host, entity, isLong }: Asked,
  attempt: Attempt | undefined,
  work: (tx: Database) => Promise<Stored>,
): Promise<Stored> {
  const doIn = (db: PooledDatabase) =>
    inTransaction({ host: { ...host, db }, entity }, tx => once(tx, host, attempt, () => work(tx)), {
      isRepeatable: attempt !== undefined,
    });
  if (!isLong) return doIn(host.db);
  const { imports } = host.pools;
  return longLane(imports).run(() => doIn(imports), { patience: PATIENCE });
}
