import type { Backfill } from '../engine/context/host.ts';
import { donationBackfill } from './donations/funds/donationBackfill.ts';
import { duesBackfill } from './people/subscriptions/duesBackfill.ts';

/** Entities whose records may be older than their posting, each as its module says it. */
export const backfills: readonly Backfill[] = [donationBackfill, duesBackfill];
