import { donationSettlement } from '#catalog/donations/donation.ts';
import type { Effect } from '../../engine/context/host.ts';
import { lockedFields } from '../../engine/effects/lockedFields.ts';
import { numbered } from '../../engine/numbering/numbered.ts';
import { staysAsPosted } from '../ledger/vouchers/staysAsPosted.ts';
import { causeTotals } from './causeTotals.ts';
import { postsToFund } from './funds/postsToFund.ts';
import { namedDonor } from './namedDonor.ts';

/** What belongs to a donation beside its record, in this order. */
export const donationEffects: readonly Effect[] = [
  namedDonor,
  lockedFields({ ...donationSettlement, problem: 'use_refund' }),
  numbered({ field: 'donation_no', day: 'donated_on', prefix: 'DO' }),
  causeTotals,
  staysAsPosted(['donated_on', 'payment_method'], 'settled'),
  postsToFund,
];
