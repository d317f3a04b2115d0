import { olderDonations } from '../../donations/funds/olderDonations.ts';
import { olderDues } from '../../people/subscriptions/olderDues.ts';
import type { Older } from './Older.ts';

/** Entities whose records may be older than their posting. */
export const olderSources: readonly Older[] = [olderDonations, olderDues];
