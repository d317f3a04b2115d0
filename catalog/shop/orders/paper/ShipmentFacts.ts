import type { SideFacts } from '../../../engine/papers/PaperFacts.ts';

/** What goes with a parcel and stands on it, in no language yet. */
export interface ShipmentFacts {
  readonly number: string;
  readonly order: string;
  readonly day: string;
  readonly courier: string;
  readonly tracking: string;
  readonly shipTo: SideFacts;
  /** The branch that it left; its address is the agency's where it has none. */
  readonly branch: { readonly name: string; readonly address: string };
  readonly items: readonly { readonly name: string; readonly sku: string; readonly quantity: number }[];
  /** What whoever delivers it has to bring back. */
  readonly toCollect: string;
}
