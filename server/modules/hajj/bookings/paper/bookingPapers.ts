import type { BookingFacts } from '#catalog/hajj/bookings/paper/BookingFacts.ts';
import { bookingPaper } from '#catalog/hajj/bookings/paper/bookingPaper.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { PaperKind } from '#server/engine/papers/PaperKind.ts';
import { readBookingFacts } from './readBookingFacts.ts';

/** The confirmation of a booking, which says what is paid of it as it is now. */
const booking: PaperKind<BookingFacts> = { entity: entities.booking, read: readBookingFacts, draw: bookingPaper };

export const bookingPapers = { booking } as const;
