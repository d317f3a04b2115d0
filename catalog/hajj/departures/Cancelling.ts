import type { Outcome } from '../bookings/endWithDeparture.ts';

/** Somebody who goes, to those who may know them. */
export interface Goer {
  readonly id: number;
  readonly name: string;
  readonly phone: string | null;
}

/** A booking of which nobody has decided yet. */
export interface Undecided {
  readonly id: number;
  readonly booking_no: string;
  readonly status: string;
  /** Null of a seat for nobody yet, and of somebody whom the reader may not know. */
  readonly pilgrim: Goer | null;
  readonly room_type: string | null;
  readonly price: string;
  readonly amount: string;
  /** All of it comes along, goes back or waits, as nobody pays for what the agency cancels. */
  readonly paid_amount: string;
  readonly payment_status: string;
}

/** What has become of bookings, in words of what was paid: `paid` is `moved`, `refunded`, `waiting` and `fees` together. */
export interface Ended {
  readonly bookings: number;
  readonly paid: string;
  /** Went along to other departures. */
  readonly moved: string;
  /** Was given back at once. */
  readonly refunded: string;
  /** Stood with the cancelled booking when it ended. */
  readonly waiting: string;
  /** Was kept as fee, or for what was spent already. */
  readonly fees: string;
}

/** What became of one booking, and of each cent that was paid for it. */
export interface EndedBooking extends Omit<Ended, 'bookings'> {
  /** That of the booking; one that came back, and has ended again, stands here twice. */
  readonly id: number;
  readonly booking_no: string;
  /** Null of a seat for nobody, and of somebody whom the reader may not know. */
  readonly pilgrim: Goer | null;
  readonly outcome: Outcome;
  /** Code of the departure on which one that was moved stands now; null of the others. */
  readonly departure: string | null;
}

/** How far the cancellation of a departure has come, as far as its reader may know the bookings. */
export interface Cancelling {
  readonly id: number;
  readonly code: string;
  readonly status: string;
  /** `YYYY-MM-DD`. */
  readonly departure_date: string;
  /** Its bookings go to departures of the same one here; elsewhere each by `move_booking`. */
  readonly season: number | null;
  /** Why it is cancelled; null where it was not begun. */
  readonly reason: string | null;
  /** Of which nobody has decided yet, in the order of their numbers; the first of them, where they are very many. */
  readonly undecided: readonly Undecided[];
  /** All that are left, and what is paid for them. */
  readonly left: { readonly bookings: number; readonly paid: string };
  /** How many more are left that the reader may not know. */
  readonly hidden: number;
  readonly ended: Readonly<Record<Outcome, Ended>>;
  /** Each of them in the order in which they ended; the first of them, where they are very many. */
  readonly endings: readonly EndedBooking[];
  /** All outcomes together. */
  readonly total: Ended;
  /** What of `waiting` still waits now, for its refund or another booking. */
  readonly still_waiting: string;
}
