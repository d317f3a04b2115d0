import type { SideFacts } from '../../engine/papers/PaperFacts.ts';
import { pricesStand } from '../pricesStand.ts';

/** Documents of purchasing that are printed. */
export type PurchasingName = 'purchase_request' | 'purchase_final';

/** How one stands, as far as that is written across it. */
export type PurchaseStanding = 'draft' | 'submitted' | 'rejected' | 'cancelled' | 'unapproved' | null;

/** What the paper of a request or an order to a vendor says, in no language yet. */
export interface PurchaseFacts {
  readonly kind: PurchasingName;
  readonly standing: PurchaseStanding;
  readonly number: string;
  readonly day: string;
  /** When it is to be there. */
  readonly expected: string | null;
  /** Number of the request that it was made of. */
  readonly request: string | null;
  /** Null where nobody is asked yet. */
  readonly vendor: SideFacts | null;
  /** Where it is to arrive. */
  readonly branch: SideFacts;
  readonly lines: readonly PurchaseLineFacts[];
  readonly sums: {
    readonly net: string;
    readonly taxes: readonly { readonly percent: number | null; readonly amount: string }[];
    readonly total: string;
  };
  readonly details: string;
}

export interface PurchaseLineFacts {
  readonly what: string;
  readonly note: string;
  readonly quantity: string;
  readonly price: string;
  /** Rate of its tax; null where it bears none, or none is known. */
  readonly percent: number | null;
  readonly net: string;
}

/** How a document stands, by its status, and an order by whether its prices are approved, too. */
export function standingOf(kind: PurchasingName, record: Readonly<Record<string, unknown>>): PurchaseStanding {
  const { status } = record;
  if (status === 'draft' || status === 'submitted' || status === 'rejected' || status === 'cancelled') return status;
  return kind === 'purchase_final' && !pricesStand.holds(record) ? 'unapproved' : null;
}
