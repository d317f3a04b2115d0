import { type SQL, sql } from 'drizzle-orm';
import { creditsOfBill, waitsForBooking } from '../../hajj/bookings/bookingCredits.ts';
import { waitsForOrder } from '../../shop/orders/orderCredits.ts';

/** Advances that wait for something else than the next bill of their party: an order, or a booking. */
export const reservedAdvances: SQL = sql`(${waitsForOrder} or ${waitsForBooking})`;

/** Advances that may settle a bill: what waits for nothing, and, of the bill of a booking, what is left of that booking. */
export const drawableBy = (bill: string, id: number): SQL =>
  bill === 'sales' ? sql`(not ${reservedAdvances} or ${creditsOfBill(id)})` : sql`not ${reservedAdvances}`;
