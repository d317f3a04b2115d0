import { namesOf } from '#catalog/engine/defineEntity.ts';
import { paidDocuments } from '#catalog/payables/paidDocuments.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { lockedFields } from '#server/engine/effects/lockedFields.ts';
import { numbered } from '#server/engine/numbering/numbered.ts';
import { openMonth } from '../../ledger/years/openMonth.ts';

/** Which document its money was paid for, as whoever writes it names that. */
const pointsToDocument: Effect = {
  async supply(_tx, _request, { merged }) {
    const names = namesOf(paidDocuments);
    const type = names.find(name => typeof merged[name] === 'number');
    if (type) return { document_type: type, document_id: merged[type] };
    return names.some(name => name === merged['document_type']) ? { document_type: null, document_id: null } : {};
  },
};

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
      ...namesOf(paidDocuments),
    ],
    problem: 'use_void',
  }),
  openMonth('refund_date'),
  pointsToDocument,
  numbered({ field: 'invoice_no', day: 'refund_date', prefix: 'DRAFT' }),
];
