import { defineEntity } from '../engine/defineEntity.ts';
import { money, refs, text } from '../engine/fields.ts';

export const role = defineEntity({
  name: 'role',
  collection: 'roles',
  route: 'roles-management/roles',
  fields: {
    name: text({ required: true, unique: true, min: 4, names: true }),
    permissions: refs('permission', { adminOnly: true }),
    /**
     * More than this leaves the house, or is given up, by somebody else's hand alone; without one there is no limit. What
     * is received has none (rules A2).
     */
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
