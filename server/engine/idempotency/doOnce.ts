import type { Stored } from '../context/values.ts';
import type { RequestContext } from '../context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import { inTransaction } from '../crud/write.ts';
import type { Attempt } from './attempt.ts';
import { once } from './once.ts';

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
  const place = isLong ? { ...host, db: host.pools.imports } : host;
  return inTransaction({ host: place, entity }, tx => once(tx, host, attempt, () => work(tx)), {
    isRepeatable: attempt !== undefined,
  });
}
