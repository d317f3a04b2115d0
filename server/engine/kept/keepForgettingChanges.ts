import type { Host } from '../context/host.ts';
import { repeatedly } from '../../platform/repeatedly.ts';
import { forgetChangesBefore, presentSight, type Sight } from './countedChanges.ts';
import { LONGEST } from './KeptAnswers.ts';

/** Between two rounds, in milliseconds: no answer that is still kept was made before the last one. */
const INTERVAL = 5 * LONGEST;

/** Forgets from now on which transactions have changed something, a round after all see them. */
export function keepForgettingChanges({ db, log }: Pick<Host, 'db' | 'log'>): () => Promise<void> {
  let last: Sight | undefined;
  return repeatedly(
    async () => {
      const present = await presentSight(db);
      if (last !== undefined) await forgetChangesBefore(db, last);
      last = present;
    },
    { every: INTERVAL, log, failed: 'counted changes not swept' },
  );
}
