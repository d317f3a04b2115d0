import { defineNamed } from '../engine/defineNamed.ts';

export const designation = defineNamed({
  name: 'designation',
  collection: 'designations',
  route: 'designation-management/designations',
  access: 'reference',
});
