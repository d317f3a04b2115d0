import { defineEntity } from '../engine/defineEntity.ts';
import { choice, color, flag, integer, ref, refs, text } from '../engine/fields.ts';
import { isLink } from '../engine/texts/link.ts';
import { violation } from '../engine/violations/violation.ts';

/** An entry of the navigation that the agency makes itself and gives to roles. */
export const menuItem = defineEntity({
  name: 'menu_item',
  collection: 'menu_items',
  route: 'menuItem-management/menuItems',
  fields: {
    title: text({ required: true }),
    /** Key of the interface's word for the entry, which wins over the title where it is known. */
    translate: text({ max: 100 }),
    menu_id: text({ max: 100 }),
    parent: ref('menu_item'),
    position: integer({ min: 0 }),
    type: choice(['group', 'collapse', 'item', 'link', 'divider'], { required: true, initial: 'item' }),
    icon: text({ max: 100 }),
    url: text({ max: 500 }),
    exact: flag({ initial: true }),
    /** Route access groups of the specification; none is everybody, `chosen` are the roles named below. */
    auth: choice(['admin', 'staff', 'user', 'chosen', 'only_guest']),
    roles: refs('role'),
    badge: text({ max: 20 }),
    badge_bg: color(),
    badge_fg: color(),
    target: choice(['same_tab', 'new_tab']),
  },
  title: ['title'],
  list: ['title', 'parent', 'position', 'type', 'url', 'auth'],
  form: {
    main: [
      'title',
      'translate',
      'menu_id',
      'parent',
      'position',
      'type',
      'icon',
      'url',
      'exact',
      'target',
      'auth',
      'roles',
      'badge',
      'badge_bg',
      'badge_fg',
    ],
  },
  search: ['title', 'menu_id', 'url'],
  access: 'administration',
  check: ({ url, auth, roles }) => [
    ...(typeof url !== 'string' || isLink(url) ? [] : [violation('url', 'not_link')]),
    ...(auth === 'chosen' && (roles ?? []).length === 0 ? [violation('roles', 'required')] : []),
  ],
});
