/** What is to be taken from the store for some orders, in no language yet. */
export interface PickFacts {
  readonly orders: readonly PickedOrder[];
}

export interface PickedOrder {
  readonly number: string;
  /** That ships it. */
  readonly branch: string;
  /** Open pieces alone; none of an order that is not confirmed, or of which nothing is left to ship. */
  readonly lines: readonly PickedLine[];
}

export interface PickedLine {
  /** Its id: two products may be called the same. */
  readonly item: number;
  readonly category: string;
  readonly sku: string;
  readonly name: string;
  readonly pieces: number;
}

/** Most orders for which pieces are picked together. */
export const MOST_PICKED = 100;
