import type { Stored } from '../context/values.ts';
import type { RequestContext } from '../context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import { inTransaction } from '../crud/write.ts';
import type { Attempt } from './attempt.ts';
import { once } from './once.ts';

/**
 * Does work in one transaction, once for its attempt; even a commit of which nothing is known is made up for then,
 * since the attempt itself tells whether it was done.
 */
export const doOnce = (
  request: Pick<RequestContext, 'host' | 'entity'>,
  attempt: Attempt | undefined,
  work: (tx: Database) => Promise<Stored>,
): Promise<Stored> =>
  inTransaction(request, tx => once(tx, request.host, attempt, () => work(tx)), {
    isRepeatable: attempt !== undefined,
  });
