import { booking } from '#catalog/hajj/bookings/booking.ts';
import { recordOf } from '#server/engine/records/recordOf.ts';

/** A booking, its amounts in minor units. */
export const bookingOf = (record: unknown) => recordOf(booking, record, ['booking_no', 'party']);

export type BookingRecord = ReturnType<typeof bookingOf>;
