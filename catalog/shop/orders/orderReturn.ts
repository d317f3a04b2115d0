import { BUSINESS } from '../../engine/calendar.ts';
import { defineEntity } from '../../engine/defineEntity.ts';
import { date, integer, lines, longText, money, ref, state, text } from '../../engine/fields.ts';
import { defineLifecycle } from '../../engine/lifecycle.ts';

export const returnLifecycle = defineLifecycle({
  states: ['requested', 'approved', 'rejected', 'received', 'inspected', 'closed', 'cancelled'],
  initial: 'requested',
  tones: { requested: 'warning', rejected: 'error', inspected: 'success', closed: 'success', cancelled: 'error' },
  /** Its pieces are asked back, and not counted yet. */
  groups: { open: ['requested', 'approved', 'received'] },
});
const day = date({ readOnly: true, ...BUSINESS });
const worth = money({ readOnly: true, initial: '0.00' });
const counted = integer({ min: 0, initial: 0 });

/**
 * Goods of an order that the customer sends back, or does not take: what of each line goes back into the stock, is
 * scrapped, or goes to the customer again (rules B2).
 */
export const orderReturn = defineEntity({
  name: 'order_return',
  collection: 'order_returns',
  route: 'e-commerce/order-returns',
  fields: {
    status: state(returnLifecycle),
    return_no: text({ readOnly: true, required: true, unique: true, max: 40 }),
    order: ref('order', { readOnly: true, required: true }),
    branch: ref('branch', { readOnly: true, required: true }),
    requested_on: date({ readOnly: true, required: true, ...BUSINESS }),
    received_on: day,
    inspected_on: day,
    details: longText({ readOnly: true }),
    items: lines(
      {
        stock_item: ref('stock_item', { required: true }),
        shipment: ref('shipment', { required: true }),
        /** Lines of the shipment and of the order, by their ids. */
        shipment_line: integer({ required: true }),
        order_line: integer({ required: true }),
        quantity: integer({ required: true, min: 1 }),
        restocked: counted,
        scrapped: counted,
        sent_back: counted,
        /** What of its bill it gives back. */
        net_amount: worth,
        tax_amount: worth,
        credit_note: ref('credit_note'),
      },
      { readOnly: true },
    ),
    net_amount: worth,
    tax_amount: worth,
    amount: worth,
  },
  title: ['return_no'],
  list: ['requested_on', 'return_no', 'order', 'status', 'amount', 'inspected_on', 'branch'],
  form: {
    main: [
      'status',
      'return_no',
      'order',
      'branch',
      'requested_on',
      'received_on',
      'inspected_on',
      'details',
      'items',
      'net_amount',
      'tax_amount',
      'amount',
    ],
  },
  search: ['return_no', 'order'],
  access: 'books',
  actions: ['list', 'show'],
});
