import { halfUp } from '../../ledger/vouchers/rounding.ts';
import type { Minor } from '../../engine/money/money.ts';

/** What a branch has of an item. */
export interface StockLevel {
  readonly onHand: number;
  readonly value: Minor;
}

/** What pieces are worth by moving average as they leave; the last ones take all that is left (rule K7). */
export const averageOf = ({ onHand, value }: StockLevel, pieces: number): Minor =>
  pieces === onHand ? value : halfUp(value * BigInt(pieces), BigInt(onHand));

/**
 * The part of an amount that falls on some pieces of a whole, of which others had their part before: rounded over all
 * of them together, so that the parts of the whole sum to the amount exactly (rule K7).
 */
export function shareOf(amount: Minor, whole: number, { before, pieces }: { before: number; pieces: number }): Minor {
  const upTo = (count: number): Minor => halfUp(amount * BigInt(count), BigInt(whole));
  return upTo(before + pieces) - upTo(before);
}
