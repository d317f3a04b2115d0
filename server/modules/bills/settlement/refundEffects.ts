import { lockedFields } from '#server/engine/effects/lockedFields.ts';
import { numbered } from '#server/engine/numbering/numbered.ts';
import { openMonth } from '../../ledger/years/openMonth.ts';

/** What belongs to refunds beside their records. */
export const refundEffects = [
  lockedFields({
    open: 'draft',
    keeps: [
      'refund_date',
      'direction',
      'party',
      'ledger',
      'amount',
      'currency',
      'exchange_rate',
      'branch',
      'order',
      'booking',
    ],
    problem: 'use_void',
  }),
  openMonth('refund_date'),
  numbered({ field: 'invoice_no', day: 'refund_date', prefix: 'DRAFT' }),
];
