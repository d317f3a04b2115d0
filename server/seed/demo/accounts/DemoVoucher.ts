import type { EntityName } from '#catalog/engine/names.ts';
import type { VoucherName } from '#catalog/ledger/vouchers/vouchers.ts';

/** One line: an amount above zero is debited, one below is credited, in whole currency units. */
export interface DemoLine {
  readonly ledger: string;
  readonly amount: number;
  /** Id of the party. */
  readonly party?: number;
}

/** What is entered into the books of the invented agency. */
export interface DemoEntry {
  readonly kind: EntityName;
  readonly day: string;
  /** Id of the branch. */
  readonly branch: number | null;
  readonly details: string | null;
  readonly status: 'draft' | 'pending_approval' | 'posted' | 'voided' | 'reversed';
  readonly lines: readonly DemoLine[];
  /** What this one takes back. */
  readonly reverses?: DemoEntry;
}

/** A voucher of it. */
export interface DemoVoucher extends DemoEntry {
  readonly kind: VoucherName;
  readonly branch: number;
  readonly details: string;
  /** The voucher that this one takes back. */
  readonly reverses?: DemoVoucher;
  /** Id of the bill of a member's month that it pays. */
  readonly pays?: number;
}

export const debit = (ledger: string, amount: number, party?: number): DemoLine => ({
  ledger,
  amount,
  ...(party !== undefined && { party }),
});
export const credit = (ledger: string, amount: number, party?: number): DemoLine => debit(ledger, -amount, party);
