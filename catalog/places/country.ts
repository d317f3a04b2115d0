import { defineEntity } from '../engine/defineEntity.ts';
import { text } from '../engine/fields.ts';

export const country = defineEntity({
  name: 'country',
  collection: 'countries',
  route: 'country-management/countries',
  fields: {
    name: text({ required: true, unique: true }),
    capital_name: text(),
    /** ISO 3166-1 alpha-2 and alpha-3. */
    country_code: text({ unique: true, max: 2 }),
    country_code2: text({ unique: true, max: 3 }),
    phone_code: text({ max: 20 }),
    currency_code: text({ max: 20 }),
    continent_name: text(),
    continent_code: text({ max: 2 }),
  },
  title: ['name'],
  list: ['name', 'country_code', 'phone_code', 'currency_code', 'continent_name'],
  form: {
    main: [
      'name',
      'capital_name',
      'country_code',
      'country_code2',
      'phone_code',
      'currency_code',
      'continent_name',
      'continent_code',
    ],
  },
  search: ['name', 'country_code', 'country_code2'],
  access: 'publicReference',
});
