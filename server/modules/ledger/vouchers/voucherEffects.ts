import { sql } from 'drizzle-orm';
import type { VoucherKind } from '#catalog/ledger/vouchers/vouchers.ts';
import { voucherKinds } from '#catalog/ledger/vouchers/vouchers.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { lockedFields } from '#server/engine/effects/lockedFields.ts';
import { isObject } from '#server/platform/http/isObject.ts';
import { numbered } from '#server/engine/numbering/numbered.ts';
import { chartOf } from '../chart/chart.ts';
import { openMonth } from '../years/openMonth.ts';

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

/** The sum of its lines of cash and bank: what came in of a receipt, what left of a payment. */
const moneyAmount = (sign: 1n | -1n): Effect => ({
  async supply(tx, _desk, { merged }) {
    const lines = (Array.isArray(merged['items']) ? merged['items'] : []).filter(isObject);
    const ids = lines.flatMap(({ ledger }) => (typeof ledger === 'number' ? [ledger] : []));
    const charted = ids.length > 0 ? await chartOf(tx, sql`id = any(${`{${ids.join(',')}}`}::int[])`) : [];
    const money = new Set(charted.filter(({ holds }) => holds !== null).map(({ id }) => id));
    const moved = lines.filter(({ ledger }) => typeof ledger === 'number' && money.has(ledger));
    return { money_amount: fromMinor(sign * (sumOf(moved, 'debit_amount') - sumOf(moved, 'credit_amount'))) };
  },
});

const effectsOf = ({ day }: VoucherKind): readonly Effect[] => [
  lockedFields({
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
  payment_voucher: [...effectsOf(voucherKinds.payment_voucher), moneyAmount(-1n)],
  receipt_voucher: [...effectsOf(voucherKinds.receipt_voucher), moneyAmount(1n)],
  contra: effectsOf(voucherKinds.contra),
  journal: effectsOf(voucherKinds.journal),
};
