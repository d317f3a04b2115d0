import { defineFacts } from '../../engine/defineEntity.ts';
import { date, money, ref } from '../../engine/fields.ts';

/**
 * A row of a receipt that was received for a booking: an advance that waits for its journey until it has settled a bill.
 * One receipt holds several rows of one payer, each for a booking of its own.
 */
export const bookingPayment = defineFacts({
  name: 'booking_payment',
  collection: 'booking_payments',
  route: 'tourPackage-management/booking-payments',
  fields: {
    booking: ref('booking', { required: true }),
    receipt_voucher: ref('receipt_voucher', { required: true }),
    account_log: ref('account_log', { required: true, unique: true }),
    paid_on: date({ required: true }),
    amount: money({ required: true }),
  },
  title: ['booking'],
  list: ['paid_on', 'booking', 'receipt_voucher', 'amount'],
  search: ['booking', 'receipt_voucher'],
  access: 'books',
  view: true,
});
