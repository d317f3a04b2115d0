import { defineEntity } from '../../engine/defineEntity.ts';
import { BUSINESS } from '../../engine/calendar.ts';
import { date, integer, lines, money, ref, text } from '../../engine/fields.ts';

/**
 * Goods that left a branch for an order, what they had cost and how they are billed. It is never void: what comes back
 * is a return (rule K10).
 */
export const shipment = defineEntity({
  name: 'shipment',
  collection: 'shipments',
  route: 'e-commerce/shipments',
  fields: {
    shipment_no: text({ readOnly: true, required: true, unique: true, max: 40 }),
    order: ref('order', { readOnly: true, required: true }),
    shipped_on: date({ readOnly: true, required: true, ...BUSINESS }),
    branch: ref('branch', { readOnly: true, required: true }),
    courier: text({ max: 100 }),
    tracking_no: text({ max: 100 }),
    /** The bill of what it has shipped; none of what was given away. */
    sales: ref('sales', { readOnly: true }),
    items: lines(
      {
        stock_item: ref('stock_item', { required: true }),
        /** Line of the order, by its id. */
        order_line: integer({ required: true }),
        quantity: integer({ required: true, min: 1 }),
        net_amount: money({ required: true }),
        tax_amount: money({ required: true }),
        /** Pieces of it that have come back. */
        returned: integer({ readOnly: true, min: 0, initial: 0 }),
      },
      {
        readOnly: true,
        rules: { checks: [{ name: 'returned', left: 'returned', is: '<=', right: 'quantity' }] },
      },
    ),
    net_amount: money({ readOnly: true, required: true }),
    tax_amount: money({ readOnly: true, required: true }),
    amount: money({ readOnly: true, required: true }),
  },
  title: ['shipment_no'],
  list: ['shipped_on', 'shipment_no', 'order', 'sales', 'amount', 'courier', 'tracking_no', 'branch'],
  form: {
    main: [
      'shipment_no',
      'order',
      'shipped_on',
      'branch',
      'courier',
      'tracking_no',
      'sales',
      'items',
      'net_amount',
      'tax_amount',
      'amount',
    ],
  },
  search: ['shipment_no', 'order', 'tracking_no'],
  access: 'books',
  actions: ['list', 'show'],
});
