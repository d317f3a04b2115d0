import { defineNamed } from '../engine/defineNamed.ts';

export const customerType = defineNamed({
  name: 'customer_type',
  collection: 'customer_types',
  route: 'customerType-management/customerTypes',
  access: 'reference',
  max: 20,
});
