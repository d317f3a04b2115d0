import { defineEntity } from '../engine/defineEntity.ts';
import { email, flag, longText, phone, ref, text } from '../engine/fields.ts';

/** Where a customer's goods go. */
export const shippingAddress = defineEntity({
  name: 'shippingaddress',
  collection: 'shippingaddresses',
  route: 'shippingAddress-management/shippingAddresses',
  fields: {
    customer: ref('customer', { required: true }),
    name: text({ required: true }),
    phone: phone({ required: true }),
    email: email(),
    street_address: text({ required: true }),
    country: ref('country'),
    city: ref('city', { within: 'country' }),
    thana: ref('thana', { within: 'city' }),
    postal_code: text({ max: 50 }),
    is_default: flag(),
    note: longText(),
  },
  title: ['name', 'street_address'],
  list: ['customer', 'name', 'phone', 'street_address', 'city', 'thana', 'is_default'],
  form: {
    main: [
      'customer',
      'name',
      'phone',
      'email',
      'street_address',
      'country',
      'city',
      'thana',
      'postal_code',
      'is_default',
      'note',
    ],
  },
  search: ['name', 'street_address', 'phone', 'customer'],
  access: 'personal',
});
