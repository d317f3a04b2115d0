import { MOST_MONEY } from '../../ledger/vouchers/rounding.ts';
import { BUSINESS } from '../../engine/calendar.ts';
import { defineEntity, namesOf } from '../../engine/defineEntity.ts';
import { choice, date, integer, lines, longText, money, ref, state, text } from '../../engine/fields.ts';
import { paymentStates } from '../../shop/orders/orderStatus.ts';
import { trip } from '../pilgrimFields.ts';
import { bookingLifecycle } from './bookingLifecycle.ts';
import { waitingFields } from './waitingFields.ts';

const kept = money({ readOnly: true, initial: '0.00' });

/**
 * A seat of a departure for somebody, and what is paid for it by instalments. What was paid is the customer's until they
 * have left (rules A2); a pilgrim's file follows their booking.
 */
export const booking = defineEntity({
  name: 'booking',
  collection: 'bookings',
  route: 'tourPackage-management/bookings',
  fields: {
    status: state(bookingLifecycle),
    booking_no: text({ readOnly: true, unique: true, max: 40 }),
    booking_date: date({ required: true, ...BUSINESS }),
    departure: ref('departure', { required: true }),
    pilgrim: ref('hajj_passenger_info'),
    /** Who pays; the pilgrim where nobody else is named. */
    party: ref('party'),
    branch: ref('branch'),
    room_type: trip.room_type,
    /** Per person; that of the package for the room where nothing is said. */
    price: money({ min: 0, max: MOST_MONEY }),
    discount: money({ min: 0, max: MOST_MONEY, initial: '0.00' }),
    amount: kept,
    ...waitingFields,
    instalments: lines({
      due_date: date({ required: true, ...BUSINESS }),
      /** A part of the whole where nothing is said: those without share what the others leave. */
      amount: money({ min: 0, max: MOST_MONEY }),
      paid_amount: kept,
    }),
    /** What cancelling costs, by the package's steps as they were when it was agreed. */
    cancellation_fees: lines(
      {
        days_before: integer({ required: true, min: 0, max: 1000 }),
        fee_amount: money({ required: true, min: 0, max: MOST_MONEY }),
      },
      { readOnly: true },
    ),
    /** What is to be paid in all: the amount, or what a cancellation costs. */
    due_amount: kept,
    paid_amount: kept,
    payment_status: choice(paymentStates, { readOnly: true, initial: 'unpaid' }),
    /** The bill of the journey, or of the cancellation. */
    sales: ref('sales', { readOnly: true }),
    details: longText(),
  },
  title: ['booking_no'],
  list: ['booking_date', 'booking_no', 'pilgrim', 'party', 'departure', 'status', 'payment_status', 'amount'],
  form: {
    main: [
      'status',
      'booking_no',
      'booking_date',
      'departure',
      'pilgrim',
      'party',
      'branch',
      'room_type',
      'price',
      'discount',
      'amount',
      ...namesOf(waitingFields),
      'details',
    ],
    instalments: ['instalments'],
    payment: ['due_amount', 'paid_amount', 'payment_status', 'sales'],
    cancellation: ['cancellation_fees'],
  },
  search: ['booking_no', 'departure', 'pilgrim', 'party'],
  access: 'books',
});
