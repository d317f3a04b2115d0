import type { PaidOrigin } from '../../../payables/paidDocuments.ts';
import type { SideFacts } from '../../../engine/papers/PaperFacts.ts';
import type { VoucherName } from '../vouchers.ts';

// What papers of vouchers say, in no language yet. JSON: amounts are decimals, days ISO dates.

interface VoucherHead {
  /** The last two are those of a cheque. */
  readonly status: 'draft' | 'posted' | 'voided' | 'reversed' | 'bounced' | 'cancelled';
  readonly number: string;
  readonly day: string;
  readonly details: string;
}

/** A voucher as it is signed and filed: which accounts it debits and credits. */
export interface EntryFacts extends VoucherHead {
  readonly layout: 'entry';
  readonly kind: VoucherName;
  readonly lines: readonly EntryLineFacts[];
  /** The sum of either side. */
  readonly total: string;
}

export interface EntryLineFacts {
  /** Ledger, and whose it is where it is a control account. */
  readonly account: readonly string[];
  readonly details: string;
  readonly debit: string;
  readonly credit: string;
}

/** A receipt as whoever has paid gets it. */
export interface ReceiptFacts extends VoucherHead {
  readonly layout: 'receipt';
  /** The cheque that it was received by; null of a receipt voucher, which is of money. */
  readonly cheque: { readonly number: string; readonly bank: string; readonly day: string } | null;
  /** Who has paid; nobody where money came for no account of somebody. */
  readonly parties: readonly SideFacts[];
  /** Cash and banks that it came into. */
  readonly ways: readonly SumFacts[];
  /** What was kept of it, as taxes that the payer has paid to the state, by account. */
  readonly kept: readonly SumFacts[];
  readonly lines: readonly ReceiptLineFacts[];
  /** What the lines come to: all that came in, and what was kept of it. */
  readonly settled: string;
  readonly received: string;
}

interface SumFacts {
  readonly account: string;
  readonly amount: string;
}

/** What money was received for. */
export interface ReceiptLineFacts {
  readonly of: 'bill' | 'document' | 'advance' | 'on_account' | 'account';
  /** Of a bill or document its number, of an account its name. */
  readonly name: string;
  /** The document that it is of. */
  readonly origin: PaidOrigin | null;
  readonly details: string;
  readonly amount: string;
  /** What is not paid of it; null where there is nothing that could be. */
  readonly open: string | null;
}

export type VoucherFacts = EntryFacts | ReceiptFacts;
