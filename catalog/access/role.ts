import { defineEntity } from '../defineEntity.ts';
import { money, refs, text } from '../fields.ts';

export const role = defineEntity({
  name: 'role',
  collection: 'roles',
  route: 'roles-management/roles',
  fields: {
    name: text({ required: true, unique: true, min: 4, names: true }),
    permissions: refs('permission', { adminOnly: true }),
    /** Vouchers of more than this amount wait for somebody else's approval; without one there is no limit. */
    posting_limit: money({ min: 0, adminOnly: true }),
    /** What the navigation shows to the role beside the product's own entries; the wire's `role_menu`. */
    menu_items: refs('menu_item'),
  },
  title: ['name'],
  list: ['name', 'posting_limit'],
  form: { main: ['name', 'posting_limit', 'permissions', 'menu_items'] },
  search: ['name'],
  access: 'administration',
});
