import { sql } from 'drizzle-orm';
import type { Host } from '../context/host.ts';
import { repeatedly } from '../../platform/repeatedly.ts';
import { verifyTotals } from './verifyTotals.ts';

/** How often the rows that changes leave behind are added up, in milliseconds: thousands are summed in one. */
const FOLD = 10_000;
/** How often the sums are compared with what is there, in milliseconds. */
const VERIFY = 12 * 60 * 60_000;

/** Adds up and compares from now on; gives what ends it after the round under way. */
export function keepTotals({ db, log }: Pick<Host, 'db' | 'log'>): () => Promise<void> {
  const fold = async () => void (await db.execute(sql`select fold_totals()`));
  const verify = async () => void (await verifyTotals({ db, log }));
  const ends = [
    repeatedly(fold, { every: FOLD, log, failed: 'totals not folded' }),
    repeatedly(verify, { every: VERIFY, log, failed: 'totals not verified' }),
  ];
  return async () => void (await Promise.all(ends.map(end => end())));
}
