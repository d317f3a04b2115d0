import { defineFacts } from '../../engine/defineEntity.ts';
import { date, money, ref } from '../../engine/fields.ts';

/** Money received for a booking: an advance that waits for its journey until it has settled a bill. */
export const bookingPayment = defineFacts({
  name: 'booking_payment',
  collection: 'booking_payments',
  route: 'tourPackage-management/booking-payments',
  fields: {
    booking: ref('booking', { required: true }),
    receipt_voucher: ref('receipt_voucher', { required: true }),
    paid_on: date({ required: true }),
    amount: money({ required: true }),
  },
  title: ['booking'],
  list: ['paid_on', 'booking', 'receipt_voucher', 'amount'],
  search: ['booking', 'receipt_voucher'],
  access: 'books',
});
