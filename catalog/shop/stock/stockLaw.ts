import type { Minor } from '../../engine/money/money.ts';
import { type Violation, violation } from '../../engine/violations/violation.ts';
import type { StockKindName } from './stockDocuments.ts';

/** A document of the stock, as the law looks at it. */
export interface StockRecord {
  readonly id: number;
  readonly day: string;
  readonly branch: number;
  readonly to_branch: number | null;
  readonly details: string | null;
  readonly items: readonly {
    readonly id: number;
    readonly stock_item: number;
    /** Pieces that come or leave, by the sign; of a count see `counted`. */
    readonly quantity: number;
    /** What each piece costs, in minor units. */
    readonly unit_cost: Minor | null;
    readonly expected: number | null;
    readonly counted: number | null;
  }[];
}

/** Why a document cannot be posted as it stands, whatever there is in stock; nothing when it can. */
export function stockObjections(kind: StockKindName, { items, branch, to_branch }: StockRecord): Violation[] {
  return [
    ...(items.length === 0 ? [violation('items', 'required')] : []),
    ...(kind === 'stock_transfer' && branch === to_branch ? [violation('to_branch', 'same_branch')] : []),
    ...items.flatMap(({ quantity, counted }, at) =>
      kind === 'stock_count'
        ? counted === null
          ? [violation(`items.${at}.counted`, 'required')]
          : []
        : quantity === 0
          ? [violation(`items.${at}.quantity`, 'required')]
          : [],
    ),
  ];
}
