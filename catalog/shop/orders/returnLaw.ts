import type { Minor } from '../../engine/money/money.ts';
import { shareOf } from '../stock/valuation.ts';
import { partOf, type Worth } from './orderLaw.ts';

/** A line of a shipment: what it was billed, and what its pieces had cost as they left. */
export interface ShippedLine extends Worth {
  readonly quantity: number;
  readonly cost: Minor;
  /** Pieces of it that have come back before. */
  readonly returned: number;
}

export interface KeptPieces {
  readonly restocked: number;
  readonly scrapped: number;
}

export interface Returned extends Worth {
  /** What goes back into the stock is worth what it was issued for; what is scrapped, is lost for that. */
  readonly restock: Minor;
  readonly scrap: Minor;
}

/**
 * What pieces that come back are worth, rounded over all that have come back of their shipment line (rule K7): of the
 * bill, and of the cost, what goes back into the stock before what is scrapped.
 */
export function returnedOf(line: ShippedLine, { restocked, scrapped }: KeptPieces): Returned {
  const { quantity, returned: before, cost } = line;
  return {
    ...partOf(line, quantity, { before, pieces: restocked + scrapped }),
    restock: shareOf(cost, quantity, { before, pieces: restocked }),
    scrap: shareOf(cost, quantity, { before: before + restocked, pieces: scrapped }),
  };
}
