import { defineFacts } from '../../engine/defineEntity.ts';
import { date, money, ref } from '../../engine/fields.ts';

/** Money received for an order: what of it has settled no bill yet is an advance that waits for its shipments. */
export const orderPayment = defineFacts({
  name: 'order_payment',
  collection: 'order_payments',
  route: 'e-commerce/order-payments',
  fields: {
    order: ref('order', { required: true }),
    receipt_voucher: ref('receipt_voucher', { required: true, unique: true }),
    paid_on: date({ required: true }),
    amount: money({ required: true }),
  },
  title: ['order'],
  list: ['paid_on', 'order', 'receipt_voucher', 'amount'],
  search: ['order', 'receipt_voucher'],
  access: 'books',
  view: true,
});
