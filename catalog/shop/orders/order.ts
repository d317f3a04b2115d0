import { MOST_MONEY } from '../../ledger/vouchers/rounding.ts';
import { BUSINESS } from '../../engine/calendar.ts';
import { defineEntity } from '../../engine/defineEntity.ts';
import { choice, date, longText, money, ref, state, text } from '../../engine/fields.ts';
import { orderStatus } from '../orderStatus.ts';
import { orderItems } from './orderItems.ts';
import { orderLifecycle } from './orderLifecycle.ts';
import { fulfilments, paymentStates } from './orderStatus.ts';

const kept = money({ readOnly: true, initial: '0.00' });
/** What somebody wants of the shop: reserved once it is confirmed, billed as it ships (rules B1). */
export const order = defineEntity({
  name: 'order',
  collection: 'orders',
  route: 'e-commerce/orders',
  fields: {
    status: state(orderLifecycle, orderStatus),
    /** `DRAFT-…` until it is placed, then the next number of its series (rules A4). */
    order_no: text({ readOnly: true, unique: true, max: 40 }),
    party: ref('party', { required: true, among: 'buyers' }),
    order_date: date({ required: true, ...BUSINESS }),
    /** Where it ships from. */
    branch: ref('branch', { required: true }),
    shipping_address: ref('shippingaddress'),
    items: orderItems,
    /** Taken off the whole, spread over the lines. */
    discount: money({ min: 0, max: MOST_MONEY, initial: '0.00' }),
    /** Billed with the first shipment. */
    delivery_charge: money({ min: 0, max: MOST_MONEY, initial: '0.00' }),
    /** That of the settings of the books where a new order names none. */
    delivery_tax: ref('tax_code', { among: 'on_sales' }),
    delivery_tax_amount: kept,
    details: longText(),
    net_amount: kept,
    tax_amount: kept,
    amount: kept,
    /**
     * Its amount less what of it was cancelled or came back: what is asked for, however much of it is paid. Nothing of one
     * that is not placed.
     */
    due_amount: kept,
    paid_amount: kept,
    /** What of `due_amount` is not paid; never below zero. */
    outstanding: kept,
    payment_status: choice(paymentStates, { readOnly: true, initial: 'none' }),
    fulfilment: choice(fulfilments, { readOnly: true, initial: 'unfulfilled' }),
    delivered_on: date({ readOnly: true, ...BUSINESS }),
  },
  title: ['order_no'],
  list: [
    'order_date',
    'order_no',
    'party',
    'status',
    'payment_status',
    'fulfilment',
    'amount',
    'outstanding',
    'branch',
  ],
  form: {
    main: [
      'status',
      'order_no',
      'party',
      'order_date',
      'branch',
      'shipping_address',
      'items',
      'discount',
      'delivery_charge',
      'delivery_tax',
      'delivery_tax_amount',
      'details',
      'net_amount',
      'tax_amount',
      'amount',
      'due_amount',
      'paid_amount',
      'outstanding',
      'payment_status',
      'fulfilment',
      'delivered_on',
    ],
  },
  search: ['order_no', 'party', 'details'],
  access: 'books',
});
