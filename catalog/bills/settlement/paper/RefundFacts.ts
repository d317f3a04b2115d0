import type { PaidOrigin } from '../../../payables/paidDocuments.ts';
import type { SideFacts } from '../../../engine/papers/PaperFacts.ts';

/** What the receipt of a refund says, in no language yet. JSON: amounts are decimals, days ISO dates. */
export interface RefundFacts {
  readonly status: 'draft' | 'posted' | 'voided';
  readonly direction: 'to_customer' | 'from_vendor';
  readonly number: string;
  readonly day: string;
  readonly party: SideFacts;
  /** Cash or bank that it left, or came into. */
  readonly way: string;
  readonly amount: string;
  /** Null of the agency's own. */
  readonly currency: { readonly code: string; readonly rate: string } | null;
  /** What its money was paid for. */
  readonly origin: PaidOrigin | null;
  readonly details: string;
}
