import type { VoucherName } from '../../../../catalog/accounts/vouchers.ts';

/** One line: an amount above zero is debited, one below is credited, in whole currency units. */
export interface DemoLine {
  readonly ledger: string;
  readonly amount: number;
  /** Id of the party. */
  readonly party?: number;
}

/** A voucher of the invented agency. */
export interface DemoVoucher {
  readonly kind: VoucherName;
  readonly day: string;
  /** Id of the branch. */
  readonly branch: number;
  readonly details: string;
  readonly status: 'draft' | 'pending_approval' | 'posted' | 'voided' | 'reversed';
  readonly lines: readonly DemoLine[];
  /** The voucher that this one takes back. */
  readonly reverses?: DemoVoucher;
}

export const debit = (ledger: string, amount: number, party?: number): DemoLine => ({
  ledger,
  amount,
  ...(party !== undefined && { party }),
});
export const credit = (ledger: string, amount: number, party?: number): DemoLine => debit(ledger, -amount, party);
