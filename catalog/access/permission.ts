import { defineEntity } from '../engine/defineEntity.ts';
import { text } from '../engine/fields.ts';

export const permission = defineEntity({
  name: 'permission',
  collection: 'permissions',
  route: 'permission-management/permissions',
  fields: { name: text({ required: true, unique: true, min: 5 }) },
  title: ['name'],
  list: ['name'],
  form: { main: ['name'] },
  search: ['name'],
  access: 'administration',
});
