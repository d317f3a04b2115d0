import type { SideFacts } from '../../../engine/papers/PaperFacts.ts';
import type { roomTypes } from '../../roomTypes.ts';

/**
 * What the confirmation of a booking says, in no language yet. JSON: amounts are decimals, days ISO dates. Of whoever
 * travels it says the name alone: the paper goes to whoever pays, and to all who may see bookings, but not passports.
 */
export interface BookingFacts {
  readonly status: 'draft' | 'waiting' | 'held' | 'confirmed' | 'departed' | 'no_show' | 'cancelled';
  readonly number: string;
  readonly day: string;
  readonly holdUntil: string | null;
  /** Null before anybody is named. */
  readonly pilgrim: string | null;
  readonly payer: SideFacts | null;
  readonly journey: {
    readonly code: string;
    readonly package: string;
    readonly departs: string;
    readonly returns: string;
  };
  readonly room: (typeof roomTypes)[number] | null;
  readonly price: string;
  readonly discount: string;
  readonly amount: string;
  /** What is to be paid in all: the amount, or what a cancellation costs. */
  readonly due: string;
  readonly paid: string;
  readonly instalments: readonly { readonly due: string; readonly amount: string; readonly paid: string }[];
  /** What cancelling costs from so many days before the departure on. */
  readonly fees: readonly { readonly daysBefore: number; readonly fee: string }[];
  readonly details: string;
}
