import { namesOf } from '#catalog/engine/defineEntity.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { isPaidDocument, paidDocuments } from '#catalog/payables/paidDocuments.ts';
import type { Effect } from '#server/engine/context/host.ts';
import type { Values } from '#server/engine/context/values.ts';
import { lockedFields } from '#server/engine/effects/lockedFields.ts';
import { numbered } from '#server/engine/numbering/numbered.ts';
import { openMonth } from '../../ledger/years/openMonth.ts';

const named = (merged: Values) => namesOf(paidDocuments).filter(name => typeof merged[name] === 'number');

/** Which document its money was paid for, as whoever writes it names that: one, or none. */
const pointsToDocument: Effect = {
  async check(_tx, _request, merged) {
    const [first, other] = named(merged);
    return first && other ? [violation(other, 'one_needed', { other: first })] : [];
  },
  async supply(_tx, _request, { merged }) {
    const [type] = named(merged);
    if (type) return { document_type: type, document_id: merged[type] };
    return isPaidDocument(merged['document_type']) ? { document_type: null, document_id: null } : {};
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
