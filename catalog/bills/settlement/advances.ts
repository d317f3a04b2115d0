import type { VoucherLaw } from '../../ledger/vouchers/voucherLaw.ts';
import type { Side } from './Open.ts';

interface Advances {
  /** Side of the line that brings the money. */
  readonly side: Side;
  /** Type of the ledger of advances by that of the control account. */
  readonly of: Readonly<Record<string, string>>;
}

/** Money that settles nothing yet is an advance: of a customer who pays, to a vendor who is paid (rule S1). */
export const advanceTypes: Partial<Readonly<Record<VoucherLaw, Advances>>> = {
  receipt: { side: 'credit', of: { receivable: 'customer_advance', member_receivable: 'customer_advance' } },
  payment: { side: 'debit', of: { payable: 'vendor_advance' } },
};

/** Type of the ledger of advances beside a control account. */
export function advanceType(account: string): string {
  const type = Object.values(advanceTypes).find(({ of }) => account in of)?.of[account];
  if (!type) throw new Error(`${account} has no advances`);
  return type;
}
