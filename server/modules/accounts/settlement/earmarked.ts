import { type SQL, sql } from 'drizzle-orm';
import { waitsForBooking } from '../../hajj/bookings/bookingCredits.ts';
import { waitsForOrder } from '../../shop/orders/orderCredits.ts';

/** Advances that wait for something else than the next bill of their party: an order, or a booking. */
export const earmarked: SQL = sql`(${waitsForOrder} or ${waitsForBooking})`;
