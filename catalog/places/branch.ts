import { defineEntity } from '../engine/defineEntity.ts';
import { flag, longText, ref, text } from '../engine/fields.ts';

export const branch = defineEntity({
  name: 'branch',
  collection: 'branches',
  route: 'branch-management/branchs',
  fields: {
    name: text({ required: true, unique: true, max: 50 }),
    country: ref('country'),
    city: ref('city', { within: 'country' }),
    thana: ref('thana', { within: 'city' }),
    street_address_one: text(),
    street_address_two: text(),
    postal_code: text({ max: 50 }),
    short_desc: longText(),
    full_desc: longText(),
    is_active: flag({ initial: true }),
  },
  title: ['name'],
  list: ['name', 'city', 'thana', 'street_address_one', 'is_active'],
  form: {
    main: [
      'name',
      'country',
      'city',
      'thana',
      'street_address_one',
      'street_address_two',
      'postal_code',
      'short_desc',
      'full_desc',
      'is_active',
    ],
  },
  search: ['name', 'street_address_one'],
  access: 'publicReference',
});
