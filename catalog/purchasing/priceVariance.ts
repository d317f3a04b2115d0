import type { Minor } from '../engine/money/money.ts';
import { type StockLevel, shareOf } from '../shop/stock/valuation.ts';

/** Pieces of a line that a vendor bills, in minor units. */
export interface BilledPieces {
  readonly pieces: number;
  /** What the vendor asks for them, before tax. */
  readonly billed: Minor;
  /** What they were received at, as they stand among goods received and not invoiced. */
  readonly accrued: Minor;
}

/** What a line has gone through before this bill. */
export interface LineSoFar {
  /** Received less what went back to the vendor. */
  readonly netReceived: number;
  /** Pieces whose variance earlier bills of the line have brought into stock. */
  readonly adjusted: number;
}

export interface VarianceParts {
  /** Changes the worth of what is in stock. */
  readonly inventory: Minor;
  /** Belongs to pieces that have left. */
  readonly expense: Minor;
  /** Pieces that count as adjusted from now on. */
  readonly adjusted: number;
}

/**
 * Where the difference between a vendor's price and the receipt's goes: into stock for the pieces of the line that are
 * still in the branch and not adjusted before, never so far that what is there falls below zero; the rest is an expense
 * (rules A2, "Purchase bill with stock"). Both parts sum to the difference exactly; a price that fell makes them
 * negative.
 *
 * @throws {RangeError} When the bill is of no pieces.
 */
export function splitVariance(
  { pieces, billed, accrued }: BilledPieces,
  line: LineSoFar,
  kept: StockLevel,
): VarianceParts {
  if (pieces <= 0) throw new RangeError('a bill is of at least one piece');
  const variance = billed - accrued;
  const present = Math.max(0, Math.min(kept.onHand, line.netReceived) - line.adjusted);
  const adjusted = Math.min(pieces, present);
  const share = shareOf(variance, pieces, { before: 0, pieces: adjusted });
  const inventory = kept.value + share < 0n ? -kept.value : share;
  return { inventory, expense: variance - inventory, adjusted: line.adjusted + adjusted };
}
