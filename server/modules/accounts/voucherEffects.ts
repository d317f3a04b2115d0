import type { VoucherKind } from '../../../catalog/accounts/vouchers.ts';
import { voucherKinds } from '../../../catalog/accounts/vouchers.ts';
import { fromMinor, toMinor } from '../../../catalog/money.ts';
import type { Effect } from '../../host.ts';
import { settled } from '../../effects/settled.ts';
import { isObject } from '../../http/isObject.ts';
import { numbered } from '../../numbering/numbered.ts';
import { openMonth } from './openMonth.ts';

/** Sum of one side of the lines of a draft, whatever else they lack. */
const sumOf = (items: unknown, side: string) =>
  (Array.isArray(items) ? items.filter(isObject) : []).reduce((total, line) => {
    const amount = line[side];
    return total + (typeof amount === 'string' ? toMinor(amount) : 0n);
  }, 0n);

/** The larger side, so that a draft shows what is meant while it does not balance yet. */
const amount: Effect = {
  async supply(_tx, _desk, { merged }) {
    const [debit, credit] = [sumOf(merged['items'], 'debit_amount'), sumOf(merged['items'], 'credit_amount')];
    return { amount: fromMinor(debit > credit ? debit : credit) };
  },
};

const effectsOf = ({ day }: VoucherKind): readonly Effect[] => [
  settled({
    open: 'draft',
    keeps: [day, 'branch', 'items', 'settlement', 'settles'],
    because: { pending_approval: 'awaits_approval' },
    problem: 'use_void',
  }),
  openMonth(day),
  numbered({ field: 'invoice_no', day, prefix: 'DRAFT' }),
  amount,
];

/** What belongs to the vouchers of each kind beside their records. */
export const voucherEffects = {
  payment_voucher: effectsOf(voucherKinds.payment_voucher),
  receipt_voucher: effectsOf(voucherKinds.receipt_voucher),
  contra: effectsOf(voucherKinds.contra),
  journal: effectsOf(voucherKinds.journal),
};
