import { defineEntity } from '../defineEntity.ts';
import { text } from '../fields.ts';

export const department = defineEntity({
  name: 'department',
  collection: 'departments',
  route: 'department-management/departments',
  fields: { name: text({ required: true, unique: true }) },
  title: ['name'],
  list: ['name'],
  form: { main: ['name'] },
  search: ['name'],
  access: 'reference',
});
