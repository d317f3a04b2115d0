import { pick } from 'es-toolkit';
import { ref, text } from '../engine/fields.ts';
import { customer } from '../people/customer.ts';
import { order } from '../shop/orders/order.ts';
import { mount } from '../engine/wire.ts';
import { both, type FamilyCall } from './FamilyCall.ts';
import { lineBody } from './lineBody.ts';

const ORDERS = mount('customerorder');

/** The order by its own id or by the name of what it is. */
const byOrder = ['id', 'order', 'order_id'];
const toOrder = { order: ref('order'), order_id: ref('order') };

/** What of a customer's own record stands on their invoice. */
export const billedTo = [
  'email',
  'street_address_one',
  'street_address_two',
  'thana',
  'city',
  'country',
  'postal_code',
] as const;

const order_items = { rows: { ...order.fields.items.lines, stock_item_name: text() } } as const;
const shippingaddress = { one: 'shippingaddress' } as const;

const reading = <const B extends NonNullable<FamilyCall['beside']>>(path: string, summary: string, beside: B) =>
  ({ methods: ['get'], paths: both(`${ORDERS}/${path}`), entity: 'order', summary, names: byOrder, beside }) as const;

/** Orders as the family's clients ask for them (contract 3.11, which knows paths alone). */
export const orderCalls = {
  confirm_order: {
    methods: ['post'],
    paths: [`${ORDERS}/confirm/`],
    entity: 'order',
    summary: 'Confirm an order; one that nobody has placed is placed first',
    names: byOrder,
  },
  update_order: {
    methods: ['post', 'put'],
    paths: both(`${ORDERS}/update_order`),
    entity: 'order',
    summary: 'Change an order; what is left out stays',
    names: byOrder,
    body: 'change',
  },
  update_order_item: {
    methods: ['post', 'put'],
    paths: [`${ORDERS}/update_item/`],
    entity: 'order',
    summary: 'Change one line of an order; the others stay',
    names: ['id'],
    body: { ...toOrder, ...lineBody(order.fields.items.lines) },
  },
  delete_order_item: {
    methods: ['delete', 'post'],
    paths: both('/customerorder/api/v1/customerorder_delete_item'),
    entity: 'order',
    summary: 'Take a line out of its order',
    names: ['id'],
  },
  read_order: reading('get_a_customer_order', 'An order', {}),
  read_order_detail: reading('get_a_customer_order_detail', 'An order, its items with their names', { order_items }),
  read_order_shipping: reading(
    'get_a_customer_order_detail_with_order_orderitem_shipping',
    'An order with its items, where it goes, and what of it was shipped',
    { order_items, shippingaddress, shipments: { many: 'shipment' } },
  ),
  read_order_invoice: reading(
    'get_invoice_by_order_id',
    'What the invoice of an order shows: its items, its customer, who issues it, and the bills of what was shipped',
    {
      order_items,
      shippingaddress,
      customer: { values: { id: ref('party'), name: text(), phone: text(), ...pick(customer.fields, billedTo) } },
      general_setting: { one: 'general_setting' },
      sales: { many: 'sales' },
    },
  ),
  read_order_address: {
    methods: ['get'],
    paths: both('/shippingaddress/api/v1/shippingaddress_using_order_id'),
    entity: 'shippingaddress',
    summary: 'Where an order goes',
    names: ['order', 'order_id', 'id'],
  },
} as const satisfies Readonly<Record<string, FamilyCall>>;
