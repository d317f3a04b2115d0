import type { Violation } from '../../engine/violations/violation.ts';
import type { PlanLine } from './packagePlan.ts';

/** What a departure offers to whoever would book it, before anything is saved. */
export interface BookingOffer {
  /** Per person in the room. */
  readonly price: string;
  readonly departure_date: string;
  readonly plan: readonly PlanLine[];
  /** Why this pilgrim could not be booked as it stands. */
  readonly bar: Pick<Violation, 'code' | 'params'> | null;
}

export const BOOKING_OFFER = '/api/bookings/offer';
