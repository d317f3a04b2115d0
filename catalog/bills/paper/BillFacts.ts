import type { SideFacts } from '../../engine/papers/PaperFacts.ts';
import type { PaidDocument } from '../../payables/paidDocuments.ts';
import type { BillName } from '../bills.ts';

/** What the paper of a bill or note says, in no language yet. JSON: amounts are decimals, days ISO dates. */
export interface BillFacts {
  readonly kind: BillName;
  readonly status: 'draft' | 'issued' | 'voided';
  readonly number: string;
  readonly day: string;
  readonly due: string | null;
  readonly party: SideFacts;
  /** The number that it refers to, and whose that is. */
  readonly origin: { readonly of: BillOrigin; readonly number: string } | null;
  /** Null of the agency's own. */
  readonly currency: { readonly code: string; readonly rate: string } | null;
  readonly lines: readonly BillLineFacts[];
  readonly sums: BillSumFacts;
  /** What is not settled. */
  readonly outstanding: string;
  readonly withheld: readonly WithheldFacts[];
  readonly details: string;
}

export type BillOrigin = PaidDocument | 'bill' | 'theirs';

export interface BillLineFacts {
  /** What it is for: its own words, else those of its ledger; null of the charge for delivery, which papers call so themselves. */
  readonly what: string | null;
  readonly purpose: string;
  /** By which its item is known in the stock, where it is one. */
  readonly sku?: string;
  readonly quantity: string;
  readonly rate: string;
  readonly discount: string;
  /** Rate of its tax; null where it bears none. */
  readonly percent: number | null;
  readonly net: string;
}

export interface BillSumFacts {
  /** What the lines come to together, before what is taken off the whole. */
  readonly lines: string;
  readonly net: string;
  readonly taxes: readonly { readonly percent: number | null; readonly amount: string }[];
  readonly total: string;
}

/** What is taken from what is paid of it, and paid to the state instead. */
export interface WithheldFacts {
  readonly tax: string;
  readonly base: string;
  readonly percent: string;
  readonly amount: string;
}
