import { defineEntity } from '../defineEntity.ts';
import { refs, text } from '../fields.ts';

export const role = defineEntity({
  name: 'role',
  collection: 'roles',
  route: 'roles-management/roles',
  fields: { name: text({ required: true, unique: true, min: 4 }), permissions: refs('permission', { adminOnly: true }) },
  title: ['name'],
  list: ['name'],
  form: { main: ['name', 'permissions'] },
  search: ['name'],
  access: 'administration',
});
