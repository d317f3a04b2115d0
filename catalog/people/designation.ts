import { defineEntity } from '../defineEntity.ts';
import { text } from '../fields.ts';

export const designation = defineEntity({
  name: 'designation',
  collection: 'designations',
  route: 'designation-management/designations',
  fields: { name: text({ required: true, unique: true }) },
  title: ['name'],
  list: ['name'],
  form: { main: ['name'] },
  search: ['name'],
  access: 'reference',
});
