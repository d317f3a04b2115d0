import type { BillLineFacts, BillSumFacts } from '../../../bills/paper/BillFacts.ts';
import type { SideFacts } from '../../../engine/papers/PaperFacts.ts';

/** What the confirmation of an order says, in no language yet. JSON: amounts are decimals, days ISO dates. */
export interface OrderFacts {
  readonly status: 'draft' | 'placed' | 'cancelled';
  readonly number: string;
  readonly day: string;
  readonly party: SideFacts;
  /** Null where it names no address of its own. */
  readonly shipTo: SideFacts | null;
  /** With the charge for delivery. */
  readonly lines: readonly BillLineFacts[];
  readonly sums: BillSumFacts;
  /** Its total less what of it was cancelled or came back. */
  readonly due: string;
  readonly paid: string;
  readonly outstanding: string;
  readonly details: string;
}
