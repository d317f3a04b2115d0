import { type BillName, billKinds } from '../bills/bills.ts';
import { voucherKinds } from '../ledger/vouchers/vouchers.ts';
import type { Guard } from '../engine/defineCommand.ts';
import type { EntityName } from '../engine/names.ts';
import { requestLifecycle } from '../purchasing/requestLifecycle.ts';
import { pricesStand } from '../purchasing/pricesStand.ts';

/** What of a printed document anybody may verify who holds it, by the names of its fields. */
export interface VerifiedPaper {
  readonly number: string;
  readonly day: string;
  /** None of one whose reader is not to know it. */
  readonly amount?: string;
  /** Reference to the currency of the amount; the agency's own where it names none. */
  readonly currency?: string;
  /** States in which it is no document yet. */
  readonly drafts: readonly string[];
  /** What holds of it unless somebody has yet to approve what it says by now. */
  readonly approved?: Guard;
}

const bill = (name: BillName): VerifiedPaper => ({
  number: 'invoice_no',
  day: billKinds[name].day,
  amount: 'amount',
  currency: 'currency',
  drafts: ['draft'],
});

const voucher = (name: keyof typeof voucherKinds): VerifiedPaper => ({
  number: 'invoice_no',
  day: voucherKinds[name].day,
  amount: 'amount',
  drafts: ['draft', 'pending_approval'],
});

/** Documents that are printed with a code by which anybody may see whether they stand. */
export const verifiedPapers = {
  payment_voucher: voucher('payment_voucher'),
  receipt_voucher: voucher('receipt_voucher'),
  contra: voucher('contra'),
  journal: voucher('journal'),
  sales: bill('sales'),
  purchase: bill('purchase'),
  credit_note: bill('credit_note'),
  debit_note: bill('debit_note'),
  refund: { number: 'invoice_no', day: 'refund_date', amount: 'amount', currency: 'currency', drafts: ['draft'] },
  purchase_request: {
    number: 'request_no',
    day: 'request_date',
    drafts: requestLifecycle.groups.unapproved,
  },
  purchase_final: {
    number: 'purchase_no',
    day: 'order_date',
    amount: 'amount',
    drafts: ['draft'],
    approved: pricesStand,
  },
  donation: { number: 'donation_no', day: 'donated_on', amount: 'amount', drafts: ['pledged'] },
  withholding_certificate: { number: 'certificate_no', day: 'issued_on', amount: 'amount', drafts: ['draft'] },
} as const satisfies Partial<Record<EntityName, VerifiedPaper>>;
export type PaperName = keyof typeof verifiedPapers;

/** Whether one is no document yet: it is in a state of a draft, or was given up before it had a number of its series. */
export const isUnissued = ({ drafts }: VerifiedPaper, status: string, number: unknown): boolean =>
  drafts.includes(status) || (typeof number === 'string' && number.startsWith('DRAFT-'));

export const isPaper = (name: string): name is PaperName => Object.hasOwn(verifiedPapers, name);
