import type { Obstacle } from '../../engine/violations/violation.ts';

/** Somebody with a seat of a departure. */
export interface DepartureSeat {
  readonly booking: number;
  /** Their file; null where its reader may not know it, or none is named yet. */
  readonly pilgrim: number | null;
  /** Their name to those who may know it; to others the number of the booking. */
  readonly name: string;
  /** Why they may not leave as they stand, what is told first being first; nothing of whoever may, or has left. */
  readonly lacks: readonly Pick<Obstacle, 'code' | 'params'>[];
  /** Nobody has confirmed the seat. */
  readonly is_held: boolean;
}

/** Who is booked on a departure; once it has left, who is still away. */
export interface DepartureSeats {
  readonly seats: readonly DepartureSeat[];
  /** How many more there are whose bookings its reader may not know. */
  readonly hidden: number;
  /** How many of those may not leave as they stand. */
  readonly hidden_lacking: number;
}

export const departureSeatsPath = (departure: number | string): string =>
  `/api/departures/${encodeURIComponent(departure)}/seats`;
