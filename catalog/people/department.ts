import { defineNamed } from '../engine/defineNamed.ts';

export const department = defineNamed({
  name: 'department',
  collection: 'departments',
  route: 'department-management/departments',
  access: 'reference',
});
