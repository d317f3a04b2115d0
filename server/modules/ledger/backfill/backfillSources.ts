import { donationBackfill } from '../../donations/funds/donationBackfill.ts';
import { duesBackfill } from '../../people/subscriptions/duesBackfill.ts';
import type { Backfill } from './Backfill.ts';

/** Entities whose records may be older than their posting. */
export const backfillSources: readonly Backfill[] = [donationBackfill, duesBackfill];
