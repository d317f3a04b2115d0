import type { VoucherLaw } from '#catalog/ledger/vouchers/voucherLaw.ts';
import { paymentVoucher } from '#catalog/ledger/vouchers/vouchers.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { blankLine } from '#catalog/engine/initialOf.ts';
import { netOf, netOfAll, type Side } from '../../documents/amounts.ts';

/** Fields of a line, the same for every kind of voucher. */
export const lineFields = paymentVoucher.fields.items.lines;

/** The side of the first line on which money moves in this kind of voucher; none where money is not what it is about. */
export const moneySide = (law: VoucherLaw): Side | undefined =>
  law === 'payment' ? 'credit_amount' : law === 'receipt' ? 'debit_amount' : undefined;

/** The lines of a new voucher: the till first where money is paid or received, and one to type into. */
export const presetLines = (law: VoucherLaw, till: number | null): readonly Line[] => [
  { ...blankLine(lineFields), ...(moneySide(law) && { ledger: till }) },
  blankLine(lineFields),
];

/** Whether the first line of these is the sum of the others, as long as nobody has typed anything else into it. */
export function followsOthers(law: VoucherLaw, lines: readonly Line[]): boolean {
  const [first, ...others] = lines;
  const side = moneySide(law);
  if (!first || !side || others.length === 0) return false;
  const isOnSide = side === 'debit_amount' ? netOf(first) >= 0n : netOf(first) <= 0n;
  return isOnSide && netOf(first) + netOfAll(others) === 0n;
}
