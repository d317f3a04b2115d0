import { type Minor, split, sum } from '../engine/money/money.ts';
import { times } from '../ledger/vouchers/rounding.ts';

/** A line of a bill as far as its amount before tax goes. */
export interface LineAmounts {
  readonly quantity: string;
  readonly rate: Minor;
  /** What is taken off the line as a whole. */
  readonly discount: Minor;
}

/** Amount of a line before its discount, rounded (rule R1). */
export const grossOf = ({ rate, quantity }: Pick<LineAmounts, 'rate' | 'quantity'>): Minor => times(rate, quantity);

/** Amount of a line before tax: its discount taken off what is rounded (rule R1). */
export const netOf = (line: LineAmounts): Minor => grossOf(line) - line.discount;

/**
 * Lines with their parts of what is taken off the whole bill, by what each comes to, so that the parts sum to it exactly
 * (rule R2). Lines that come to nothing together, or of which one comes to less, bear no part.
 */
export function spreadDiscount<L extends LineAmounts>(lines: readonly L[], discount: Minor): readonly L[] {
  const nets = lines.map(netOf);
  if (discount === 0n || sum(nets) <= 0n || nets.some(net => net < 0n)) return lines;
  const parts = split(discount, nets);
  return lines.map((line, at) => ({ ...line, discount: line.discount + (parts[at] ?? 0n) }));
}
