import { billSettlement } from '#catalog/people/monthlySubscription.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { lockedFields } from '#server/engine/effects/lockedFields.ts';
import { numbered } from '#server/engine/numbering/numbered.ts';
import { staysAsPosted } from '../../ledger/vouchers/staysAsPosted.ts';
import { billedIfPaying } from './billing.ts';
import { postsDues } from './postsDues.ts';

/** What belongs to the bill of a member's month beside its record, in this order. */
export const billEffects: readonly Effect[] = [
  billedIfPaying,
  lockedFields({ ...billSettlement, problem: 'use_due' }),
  numbered({ field: 'bill_no', day: 'subscription_date', prefix: 'SB', atOnce: true }),
  staysAsPosted(['member', 'subscription_date', 'amount'], 'in_books'),
  postsDues,
];
