import { BUSINESS } from '../../engine/calendar.ts';
import { defineCommand, IN_BOOKS } from '../../engine/defineCommand.ts';
import { date, integer, money, ref } from '../../engine/fields.ts';
import { booking } from './booking.ts';
import { pendingBookings } from './bookingLifecycle.ts';

/**
 * Takes over what is left of a cancelled booking of the same payer, at first as much as is left and still owed here: never
 * more than either (rules A2).
 */
export const takeOver = defineCommand({
  verb: 'take_over',
  entity: booking,
  from: pendingBookings,
  shows: ['due_amount', 'paid_amount'],
  input: {
    from_booking: ref('booking', { required: true }),
    pay_amount: money({ min: 0 }),
    taken_on: date({ required: true, ...BUSINESS }),
  },
  offers: { from_booking: ({ party }) => ({ status__in: ['cancelled'], party__in: [party] }) },
  output: { booking_transfer: integer({ required: true }) },
  ...IN_BOOKS,
});
