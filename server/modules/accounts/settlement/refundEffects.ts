import { settled } from '../../../effects/settled.ts';
import { numbered } from '../../../numbering/numbered.ts';
import { openMonth } from '../openMonth.ts';

/** What belongs to refunds beside their records. */
export const refundEffects = [
  settled({
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
