import { defineEntity } from '../engine/defineEntity.ts';
import { flag, image, integer, longText, ref, text } from '../engine/fields.ts';

/** A shelf of the shop. Shelves stand in three levels: parent, sub, sub-sub. */
export const category = defineEntity({
  name: 'category',
  collection: 'categories',
  route: 'categories-management/categories',
  fields: {
    name: text({ required: true }),
    parent: ref('category', { levels: 3 }),
    position: integer({ min: 0 }),
    description: longText(),
    icon: image(),
    image: image(),
    is_active: flag({ initial: true }),
    is_top_category: flag(),
    show_on_homepage: flag(),
  },
  title: ['name'],
  list: ['image', 'name', 'parent', 'position', 'is_top_category', 'show_on_homepage', 'is_active'],
  form: {
    main: [
      'name',
      'parent',
      'position',
      'is_active',
      'is_top_category',
      'show_on_homepage',
      'icon',
      'image',
      'description',
    ],
  },
  search: ['name'],
  access: 'content',
});
