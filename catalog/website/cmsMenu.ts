import { defineEntity } from '../engine/defineEntity.ts';
import { flag, image, integer, longText, ref, text } from '../engine/fields.ts';

/** A page of the website's navigation; pages stand below each other. */
export const cmsMenu = defineEntity({
  name: 'cms_menu',
  collection: 'menus',
  route: 'menu-management/menus',
  fields: {
    name: text({ required: true }),
    parent: ref('cms_menu'),
    position: integer({ min: 0 }),
    image: image(),
    note: longText(),
    is_active: flag({ initial: true }),
  },
  title: ['name'],
  list: ['name', 'parent', 'position', 'is_active'],
  form: { main: ['name', 'parent', 'position', 'image', 'note', 'is_active'] },
  search: ['name'],
  access: 'content',
});
